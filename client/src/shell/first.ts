/** What the server has written on the page for the time until a script draws it (server/document.py) goes when that is done. */
export function drawn(): void {
  document.querySelector('.first')?.remove();
}

/** Let the browser draw, and answer, before more is done. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

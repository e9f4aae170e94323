/** Whether a table that was asked for is still being prepared: a machine compiles each game once, at its first start. */
export const waiting = $state({ long: false });

const SOON = 1500; // milliseconds after which a reader wonders

/** Wait for an answer, and say so when it takes a while. */
export async function patiently<T>(answer: Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    waiting.long = true;
  }, SOON);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    waiting.long = false;
  }
}

/** Tell how wide and high an element is, now and whenever that changes. */
export const sized = (tell: (width: number, height: number) => void) => (node: HTMLElement) => {
  const watch = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
  watch.observe(node);
  return () => watch.disconnect();
};

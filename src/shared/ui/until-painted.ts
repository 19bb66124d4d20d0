/** Resolves after the next paint; at once in a background tab, which does not paint. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

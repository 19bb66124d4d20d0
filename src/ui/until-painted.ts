/** Resolves once the page as it is now has been seen; at once in a tab behind others, which is not painted. */
export function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

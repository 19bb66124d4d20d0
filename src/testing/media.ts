/** Mocks `matchMedia`: every query matches, or none does, and that never changes. */
export const mediaThat = (matches: boolean) => () => ({
  matches,
  addEventListener() {},
  removeEventListener() {},
  // The component library uses these listeners for older browsers.
  addListener() {},
  removeListener() {},
});

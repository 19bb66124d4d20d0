/** The progress bar's only markup. `trusted-scripts.ts` lets this text, and no other, become elements. */
export const progressMarkup = '<div data-bar></div>';

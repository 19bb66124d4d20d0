/** The width that the site is designed for, and its maximum scale. */
export const designWidth = 1440;
export const largestScale = 1.15;
/** How long resizing must pause before it is handled. */
export const resizeDelay = 50;

export function scaleFor(width: number): number {
  return Math.min(Math.max(width / designWidth, 1), largestScale);
}

interface ScaledPage {
  readonly innerWidth: number;
  readonly document: { readonly documentElement: { readonly style: CSSStyleDeclaration } };
  addEventListener(type: 'resize', listener: () => void): void;
}

/** Keeps `--scale`, of which every size of the page is a multiple, in sync with the window. */
export function followPageScale(page: ScaledPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The initial value in `tokens.css`. Setting it, even to the same value, makes the browser recalculate every size.
  let scale = 1;
  const apply = () => {
    const wanted = scaleFor(page.innerWidth);
    if (wanted !== scale) page.document.documentElement.style.setProperty('--scale', String(wanted));
    scale = wanted;
  };
  page.addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(apply, resizeDelay);
  });
  apply();
}

/** The width that the site is designed for, and how much larger than designed it may become. */
export const designWidth = 1440;
export const largestScale = 1.15;
/** How long a resizing must pause before it is handled. */
export const resizeDelay = 50;

export function scaleFor(width: number): number {
  return Math.min(Math.max(width / designWidth, 1), largestScale);
}

interface ScaledPage {
  readonly innerWidth: number;
  readonly document: { readonly documentElement: { readonly style: CSSStyleDeclaration } };
  addEventListener(type: 'resize', listener: () => void): void;
}

/** Keeps `--scale`, which every size of the page is a multiple of, in step with the window. */
export function followPageScale(page: ScaledPage): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // As `tokens.css` begins. To set it, even to what it is, makes the browser look at every size of the page.
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

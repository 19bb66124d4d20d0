import { trustEmptyPage } from '#shared/ui/trusted-scripts.ts';

/** The file has five pixels per poster pixel, which is enough for printing. */
const scale = 5;
/** The class of the library's own frame. */
const copyClass = 'html2canvas-container';

/** Renders a poster as displayed on the page, and returns a PNG as a `data:` URL. */
export async function capturePoster(poster: HTMLElement): Promise<string> {
  const { default: html2canvas } = await import('html2canvas');
  // A poster needs its picture. If the picture cannot be loaded, the capture fails.
  await Promise.all(Array.from(poster.querySelectorAll('img'), (picture) => picture.decode()));
  const frames = new Set<Element>();

  /** The library copies the page into its own frame, where the page's content security policy applies too. */
  function onLoad({ target }: Event): void {
    if (!(target instanceof HTMLIFrameElement) || target.className !== copyClass || frames.has(target)) return;
    frames.add(target);
    if (target.contentWindow) trustEmptyPage(target.contentWindow);
  }

  // The frame fires `load` when it is inserted empty, and again after the library has written into it.
  document.addEventListener('load', onLoad, { capture: true });
  try {
    const canvas = await html2canvas(poster, {
      scale,
      logging: false,
      onclone: adoptStyles,
      ignoreElements: (part) => part.tagName === 'STYLE' || isBeside(part, poster),
    });
    return canvas.toDataURL('image/png');
  } finally {
    document.removeEventListener('load', onLoad, { capture: true });
    // The library leaves its frame behind when it fails.
    for (const frame of frames) frame.remove();
  }
}

/** Replaces copies of the page's style elements, which the policy refuses: their text differs from the hashed one. */
function adoptStyles(copy: Document): void {
  const { CSSStyleSheet: Sheet } = copy.defaultView ?? window;
  const written = Array.from(document.querySelectorAll('style'), ({ sheet }) => {
    const adopted = new Sheet();
    adopted.replaceSync(Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('\n'));
    return adopted;
  });
  copy.adoptedStyleSheets.push(...written);
}

/** Whether an element is neither in the poster nor an ancestor of it, and need not be copied. */
function isBeside(part: Element, poster: HTMLElement): boolean {
  return document.body.contains(part) && !part.contains(poster) && !poster.contains(part);
}

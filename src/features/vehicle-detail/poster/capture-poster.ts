import { trustEmptyPage } from '../../../ui/trusted-scripts.ts';

/** The file has five pixels for each of the poster. This is enough for a print. */
const scale = 5;
/** The library's own frame has this class. */
const copyClass = 'html2canvas-container';

/** Draws a poster as it stands on the page, and answers a PNG as a `data:` address. */
export async function capturePoster(poster: HTMLElement): Promise<string> {
  const { default: html2canvas } = await import('html2canvas');
  // A poster needs its picture. If the picture cannot be loaded, the capture fails.
  await Promise.all(Array.from(poster.querySelectorAll('img'), (picture) => picture.decode()));
  const frames = new Set<Element>();

  /** The library copies the page into its own frame. The page's policy for scripts applies there too. */
  function onLoad({ target }: Event): void {
    if (!(target instanceof HTMLIFrameElement) || target.className !== copyClass || frames.has(target)) return;
    frames.add(target);
    if (target.contentWindow) trustEmptyPage(target.contentWindow);
  }

  // The frame fires `load` when it is put in empty, and again after the library has written into it.
  document.addEventListener('load', onLoad, { capture: true });
  try {
    const canvas = await html2canvas(poster, {
      scale,
      logging: false,
      ignoreElements: (part) => isBeside(part, poster),
    });
    return canvas.toDataURL('image/png');
  } finally {
    document.removeEventListener('load', onLoad, { capture: true });
    // The library leaves its frame behind when it fails.
    for (const frame of frames) frame.remove();
  }
}

/** Whether a part of the page is neither in the poster nor around it, and need not be copied. */
function isBeside(part: Element, poster: HTMLElement): boolean {
  return document.body.contains(part) && !part.contains(poster) && !poster.contains(part);
}

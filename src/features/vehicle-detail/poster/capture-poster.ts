import { trustEmptyPage } from '../../../ui/trusted-scripts.ts';

/** Pixels of the file for each of the poster: enough for a print, and for whoever zooms in. */
const scale = 5;
/** By which the library's own frame is told from others of the page. */
const copyClass = 'html2canvas-container';

/** Draws a poster as it stands on the page into a PNG, which is answered as a `data:` address. */
export async function capturePoster(poster: HTMLElement): Promise<string> {
  const { default: html2canvas } = await import('html2canvas');
  // A poster without its picture is no poster: where one cannot be had, this fails.
  await Promise.all(Array.from(poster.querySelectorAll('img'), (picture) => picture.decode()));
  const frames = new Set<Element>();

  /** The library copies the page into a frame of its own, which lives by the page's policy too. */
  function onLoad({ target }: Event): void {
    if (!(target instanceof HTMLIFrameElement) || target.className !== copyClass || frames.has(target)) return;
    frames.add(target);
    if (target.contentWindow) trustEmptyPage(target.contentWindow);
  }

  // An empty frame has loaded the moment it is put in, before the library writes into it, and again after that.
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
    // The library leaves its frame behind where it fails.
    for (const frame of frames) frame.remove();
  }
}

/** Whether a part of the page has nothing to do with the poster, and need not be copied. */
function isBeside(part: Element, poster: HTMLElement): boolean {
  return document.body.contains(part) && !part.contains(poster) && !poster.contains(part);
}

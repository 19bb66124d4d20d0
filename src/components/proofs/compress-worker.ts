import { qualityFor } from './compression.ts';

export interface CompressTask {
  id: number;
  file: File;
}

export interface CompressResult {
  id: number;
  /** Nothing where the picture could not be read. */
  blob?: Blob;
}

/** Runs in a module worker: a photo of 12 MB takes a second to draw, which the page must not feel. */
async function compress({ id, file }: CompressTask): Promise<CompressResult> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return { id, blob: file };
    // What is transparent would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, picture.width, picture.height);
    context.drawImage(picture, 0, 0);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: qualityFor(file.size) });
    return { id, blob: blob.size < file.size ? blob : file };
  } catch {
    return { id };
  }
}

// One after the other: four large photos side by side would need more memory than a small computer has.
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<CompressTask>) => {
  last = last.then(async () => postMessage(await compress(data)));
});

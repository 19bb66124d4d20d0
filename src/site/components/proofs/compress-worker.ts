import { isLowEndDevice, qualityFor } from './compression.ts';

export interface CompressTask {
  id: number;
  file: File;
}

export interface CompressResult {
  id: number;
  /** Missing if the picture could not be read. */
  blob?: Blob;
}

/** Runs in a worker, since drawing a photo of 12 MB would block the page for a second. */
async function compress({ id, file }: CompressTask): Promise<CompressResult> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return { id, blob: file };
    // JPEG has no transparency: transparent parts would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, picture.width, picture.height);
    context.drawImage(picture, 0, 0);
    picture.close();
    const blob = await canvas.convertToBlob({
      type: 'image/jpeg',
      quality: qualityFor(file.size, isLowEndDevice(self.navigator)),
    });
    return { id, blob: blob.size < file.size ? blob : file };
  } catch {
    return { id };
  }
}

// One picture at a time, since four large photos at once would need too much memory.
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<CompressTask>) => {
  last = last.then(async () => postMessage(await compress(data)));
});

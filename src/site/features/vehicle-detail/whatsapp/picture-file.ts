import { useEffect, useState } from 'react';
import { sourcesOf } from '#shared/ui/picture.tsx';

/** Wide enough for a phone, small enough for a slow connection. */
const width = 960;

/** The first picture as a file once it is loaded, if the browser can share files. */
export function useSharablePicture(image: string | undefined, name: string): File | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (image === undefined || !canShareFiles()) return undefined;
    let isWanted = true;
    // Fetched in advance, because a browser opens its share sheet only directly after a press.
    const show = (made: File | undefined) => {
      if (isWanted && made && navigator.canShare({ files: [made] })) setFile(made);
    };
    // Offline, or with an unreadable picture, the message is still shared as text.
    fetchAsJpeg(image, name).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [image, name]);
  return file;
}

function canShareFiles(): boolean {
  const { share, canShare } = navigator as Partial<Navigator>;
  return typeof share === 'function' && typeof canShare === 'function';
}

/** Our pictures are WebP, which messengers treat as stickers. */
async function fetchAsJpeg(image: string, name: string): Promise<File | undefined> {
  const answer = await fetch(sourcesOf(image) ? `${image}?w=${width}` : image);
  if (!answer.ok) return undefined;
  const picture = await createImageBitmap(await answer.blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
  return blob ? new File([blob], `${name}.jpg`, { type: 'image/jpeg' }) : undefined;
}

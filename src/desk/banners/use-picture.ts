import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPhoto } from '../parts/shrink-photo.ts';

/** Size of a banner on the home page, in pixels. */
const place = { width: 1440, height: 525 };
/** Tolerated deviation from this aspect ratio; the edges are cropped. */
const tolerance = 0.05;

interface Size {
  width: number;
  height: number;
}

/** Returns what is wrong with the image size. The server checks again after the upload. */
function faultOfSize({ width, height }: Size): 'unfit_shape' | 'unfit_small' | undefined {
  const stretch = width / height / (place.width / place.height);
  if (Math.abs(stretch - 1) > tolerance) return 'unfit_shape';
  return Math.min(width / place.width, height / place.height) < 1 - tolerance ? 'unfit_small' : undefined;
}

/** Size of an image after rotation; undefined if this browser cannot decode it, so the server reports the error. */
async function sizeOf(file: File): Promise<Size | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}

export interface ChosenPicture {
  /** Encoded image to send; absent until a valid one is chosen. */
  imgBase64: string | undefined;
  /** Object URL for the preview. */
  shown: string | undefined;
  fault: string | undefined;
  isBusy: boolean;
  choose: (file: File | undefined) => Promise<void>;
  setFault: (fault: string) => void;
}

/** State of the chosen image. An invalid one reports an error and keeps the previous image. */
export function usePicture(): ChosenPicture {
  const { t } = useTranslation(['desk-banners', 'desk-stock']);
  const [chosen, setChosen] = useState<{ imgBase64: string; shown: string }>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.shown), [chosen]);

  async function read(file: File): Promise<string | undefined> {
    const size = await sizeOf(file);
    const unfit = size && faultOfSize(size);
    if (unfit) return t(unfit, { ...size });
    const imgBase64 = await shrinkPhoto(file).catch(() => '');
    if (imgBase64 === undefined) return t('desk-stock:photoTooLarge');
    // The file is empty, or was moved after it was chosen.
    if (imgBase64 === '') return t('desk-stock:photoEmpty');
    setChosen({ imgBase64, shown: URL.createObjectURL(file) });
    return undefined;
  }

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setBusy(true);
    setFault(await read(file));
    setBusy(false);
  }

  return { imgBase64: chosen?.imgBase64, shown: chosen?.shown, fault, isBusy, choose, setFault };
}

import { useEffect, useRef, useState } from 'react';
import { fromBase64 } from '../../../../wire/bytes.ts';
import { saveFile } from '../../../api/download.ts';
import { capturePoster } from './capture-poster.ts';

/** A poster on the page, by the place of its picture. */
export interface ShownPoster {
  place: number;
  element: HTMLElement;
}

export interface DownloadState {
  /** How many are being made, and which of them now; absent while none are. */
  progress?: { current: number; count: number };
  /** How many were saved, once it is over. */
  saved?: number;
  /** The places of those that could not be made. */
  failed: readonly number[];
}

interface PosterDownload extends DownloadState {
  /** Saves one after the other; answers the places of those that could not be made. */
  download: (posters: readonly ShownPoster[]) => Promise<readonly number[]>;
  /** Says no more how it went. */
  clear: () => void;
}

/** Makes files of posters. One that fails does not keep the others from being saved. */
export function usePosterDownload(fileNameOf: (place: number) => string): PosterDownload {
  const [state, setState] = useState<DownloadState>({ failed: [] });
  const isWanted = useRef(true);

  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);

  async function download(posters: readonly ShownPoster[]): Promise<readonly number[]> {
    const failed: number[] = [];
    let saved = 0;
    for (const [index, { place, element }] of posters.entries()) {
      // Whoever has closed the popup wants no more of them.
      if (!isWanted.current) break;
      setState({ progress: { current: index + 1, count: posters.length }, failed });
      try {
        // One at a time: each takes the whole memory of a large canvas.
        const file = decodePoster(await capturePoster(element));
        if (file) {
          saveFile(file, fileNameOf(place));
          saved += 1;
        }
      } catch (error) {
        console.warn(error);
        failed.push(place);
      }
    }
    setState({ saved, failed });
    return failed;
  }

  return { ...state, download, clear: () => setState({ failed: [] }) };
}

/** The picture that a canvas wrote as an address. What cannot be decoded is only logged. */
export function decodePoster(address: string): Blob | undefined {
  const [, code = ''] = address.split(',');
  if (code === '') {
    console.warn('no base64 code');
    return undefined;
  }
  try {
    return new Blob([fromBase64(code)], { type: 'image/png' });
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

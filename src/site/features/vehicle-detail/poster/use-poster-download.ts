import { useEffect, useRef, useState } from 'react';
import { fromBase64 } from '#wire/bytes.ts';
import { saveFile } from '#shared/api/download.ts';
import { capturePoster } from './capture-poster.ts';

/** A poster on the page with the index of its picture. */
export interface ShownPoster {
  place: number;
  element: HTMLElement;
}

export interface DownloadState {
  /** How many posters are being made, and which is current. Absent while none is made. */
  progress?: { current: number; count: number };
  /** How many were saved. */
  saved?: number;
  /** The places of the posters that could not be made. */
  failed: readonly number[];
}

interface PosterDownload extends DownloadState {
  /** Saves the posters one by one, and returns the places of those that failed. */
  download: (posters: readonly ShownPoster[]) => Promise<readonly number[]>;
  /** Clears the result of the last download. */
  clear: () => void;
}

/** Saves posters as files. If one fails, the others are saved anyway. */
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
      // Closing the popup cancels the remaining posters.
      if (!isWanted.current) break;
      setState({ progress: { current: index + 1, count: posters.length }, failed });
      try {
        // Each poster needs the memory of a large canvas, so they are made one at a time.
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

/** Decodes the data URL of a canvas. A URL that cannot be decoded is only logged. */
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { shrinkPhoto } from '#desk/parts/shrink-photo.ts';
import { useUnsaved } from '#desk/session/unsaved.ts';

interface Uploads {
  /** Number of photos uploaded so far. */
  done: number;
  total: number;
  faults: readonly { name: string; text: string }[];
}

const none: Uploads = { done: 0, total: 0, faults: [] };

/** Uploads photos one by one. A rejected photo reports its error, and the others continue. */
export function usePhotoUploads(vehicleId: string, onChanged: () => Promise<void>) {
  const { t } = useTranslation('desk-stock');
  const [uploads, setUploads] = useState(none);
  const isBusy = uploads.done < uploads.total;
  // Closing the page would lose the photos that are still waiting.
  useUnsaved(isBusy);

  async function send(file: File): Promise<string | undefined> {
    const imgBase64 = await shrinkPhoto(file).catch(() => '');
    if (imgBase64 === undefined) return t('photoTooLarge');
    // The file is empty, or was moved after it was chosen.
    if (imgBase64 === '') return t('photoEmpty');
    const { error } = await api.staffAddPhoto({ body: { id: vehicleId, imgBase64 } });
    return error && displayFailure(error).text;
  }

  async function add(files: readonly File[]): Promise<void> {
    setUploads({ ...none, total: files.length });
    for (const file of files) {
      const text = await send(file);
      setUploads((before) => ({
        ...before,
        done: before.done + 1,
        faults: text === undefined ? before.faults : [...before.faults, { name: file.name, text }],
      }));
      if (text === undefined) await onChanged();
    }
  }

  return { ...uploads, isBusy, add };
}

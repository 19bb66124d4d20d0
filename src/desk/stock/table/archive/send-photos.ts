import { toBase64 } from '#wire/bytes.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { shrinkPhoto } from '#desk/parts/shrink-photo.ts';
import type { Archive } from './open-archive.ts';

/** Page size of the server’s list; a shorter page is the last. */
const listedAtOnce = 200;
/** Sent for a file that is empty or cannot be reduced: the server reports an invalid picture. */
const noPicture = toBase64(new Uint8Array(8));

interface Sending {
  importId: string;
  archive: Archive;
  /** Called for each photo with a result. */
  onSent: () => void;
}

/**
 * Uploads the archive photos that the server waits for, one by one. Missing ones stay pending for another archive. Returns
 * why it stopped, if it did; uploaded photos are not sent again.
 */
export async function sendPhotos({ importId: id, archive, onSent }: Sending): Promise<string | undefined> {
  for (let after: { line: number; place: number } | undefined; ;) {
    const { data, error } = await api.staffListImportPhotos({ body: { id, ...(after && { after }) } });
    if (error) return displayFailure(error).text;
    for (const { line, place, source } of data?.photos ?? []) {
      after = { line, place };
      const file = await archive.unpack(source);
      if (typeof file === 'string') continue;
      const imgBase64 = (await shrinkPhoto(file)) || noPicture;
      const sent = await api.staffAddImportPhoto({ body: { id, line, place, imgBase64 } });
      if (sent.error) return displayFailure(sent.error).text;
      onSent();
    }
    if ((data?.photos.length ?? 0) < listedAtOnce) return undefined;
  }
}

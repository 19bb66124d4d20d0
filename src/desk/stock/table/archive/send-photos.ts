import { toBase64 } from '../../../../../wire/bytes.ts';
import { api } from '../../../../api/api.ts';
import { displayFailure } from '../../../../api/errors.ts';
import { shrinkPhoto } from '../../../parts/shrink-photo.ts';
import type { Archive } from './open-archive.ts';

/** How many the server lists at a time; fewer are the last. */
const listedAtOnce = 200;
/** What is sent of a file that has nothing in it, or can be made no smaller: the server tells of both that it is no picture. */
const noPicture = toBase64(new Uint8Array(8));

interface Sending {
  importId: string;
  archive: Archive;
  /** Called with each photo that the server has told of. */
  onSent: () => void;
}

/**
 * Sends the photos of the archive that the server still waits for, one by one. What the archive has not stays waiting, for
 * another archive. Answers why it stopped, if it did; what was sent is not sent again.
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

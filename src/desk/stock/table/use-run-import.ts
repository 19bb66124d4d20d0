import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffStockImport } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import type { Archive } from './archive/open-archive.ts';
import { toBase64 } from '#wire/bytes.ts';
import { shrinkPhoto } from '#desk/parts/shrink-photo.ts';

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

/** Uploaded and expected archive photos. */
interface Sent {
  done: number;
  total: number;
}

/** Runs an import in parts to show progress. After an interruption it resumes where it stopped. */
export function useRunImport(found: StaffStockImport, archive: Archive | undefined) {
  const { t } = useTranslation('desk-stock');
  const queryClient = useQueryClient();
  const [now, setNow] = useState(found);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  /** The archive whose photos have all been uploaded. */
  const [spent, setSpent] = useState<Archive>();
  const { id } = found;

  /** Imports rows, then photos by address. Returns the state, or undefined if it stopped. */
  async function importRows(): Promise<StaffStockImport | undefined> {
    for (;;) {
      const { data, error } = await api.staffCarryOutImport({ body: { id } });
      if (error) setFault(displayFailure(error).text);
      if (!data) return undefined;
      setNow(data);
      if (data.endedAt !== undefined) return data;
    }
  }

  async function sendArchive(from: Archive, total: number): Promise<void> {
    setSent({ done: 0, total });
    const onSent = () => setSent((before) => before && { ...before, done: before.done + 1 });
    // An archive that was moved or changed can no longer be read.
    const broken = await sendPhotos({ importId: id, archive: from, onSent }).catch(() => t('fileGone'));
    setFault(broken);
    if (broken === undefined) setSpent(from);
    setSent(undefined);
    await importRows();
  }

  /** Queues photos again whose hosts failed. */
  async function requeuePhotos(): Promise<boolean> {
    const { data, error } = await api.staffRetryImportPhotos({ body: { id } });
    if (error) setFault(displayFailure(error).text);
    if (data) setNow(data);
    return data !== undefined;
  }

  async function run({ isRetry = false } = {}): Promise<void> {
    setRunning(true);
    setFault(undefined);
    if (!isRetry || (await requeuePhotos())) {
      const ended = await importRows();
      if (ended && archive && ended.photos.fromArchive > 0) await sendArchive(archive, ended.photos.fromArchive);
    }
    setRunning(false);
    await invalidateCallsLater(queryClient, 'staffListStock', 'staffGetVehicle');
    await refetchShown(queryClient, 'staffListImports', 'staffListImportRows');
  }

  const isSendable = archive !== undefined && archive !== spent && now.photos.fromArchive > 0;
  return { now, isRunning, fault, sent, isSendable, run };
}

/**
 * Uploads the archive photos that the server waits for, one by one. Missing ones stay pending for another archive. Returns
 * why it stopped, if it did; uploaded photos are not sent again.
 */
async function sendPhotos({ importId: id, archive, onSent }: Sending): Promise<string | undefined> {
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

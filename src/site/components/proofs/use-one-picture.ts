import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '#wire/bytes.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { displayFailure } from '#shared/api/errors.ts';
import type { UploadAddress } from '#shared/api/upload-file.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { showToast } from '#shared/state/toasts.ts';
import { sendPicture } from '#shared/components/uploads/send-picture.ts';
import { compressPicture } from './compress-picture.ts';
import { checkPicture, sizeText, type PictureFault } from '#shared/components/uploads/picture-checks.ts';
import { storeProofs, readStoredProofs, type Proof } from './proof-set.ts';

export interface OnePicture {
  /** The call that uploads the whole file. */
  address: UploadAddress | undefined;
  /** In KB. */
  limit: number;
  /** What the picture is stored for until it has arrived, such as a form field, and its owner. */
  storedFor: string;
  owner: string;
  /** Called when there starts or stops being a picture that has not arrived. */
  onUnsent: (unsent: Unsent | undefined) => void;
  /** Called with the picture's URL, or without one if the upload failed or was cancelled. */
  onSettled: (url: string | undefined) => void;
}

/** A chosen picture that has not arrived. */
export type Unsent = 'sending' | 'failed';

/**
 * Checks, compresses and uploads a picture. The browser stores it until it has arrived, so the upload resumes after a reload
 * or on another day.
 */
export function useOnePicture({ address, limit, storedFor, owner, onUnsent, onSettled }: OnePicture) {
  const { t } = useTranslation(['orders', 'messages']);
  const [picture, setPicture] = useState<Proof>();
  const [isPreparing, setPreparing] = useState(false);
  const sending = useRef<AbortController>(undefined);

  const goOn = useEffectEvent((kept: Proof) => send(kept));
  useEffect(() => {
    let isShown = true;
    async function restore(): Promise<void> {
      const [kept] = await readStoredProofs(storedFor, owner);
      if (kept && isShown && !sending.current) await goOn(kept);
    }
    void restore();
    return () => {
      isShown = false;
      sending.current?.abort();
    };
  }, [storedFor, owner]);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || isPreparing || picture?.state === 'sending') return;
    if (files.length > 1) return showToast('warning', t('multipleFiles'));
    if (!address) return showToast('error', t('noUploadAddress'));
    const fault = await checkPicture(file, limit);
    if (fault) return tell(fault);
    setPreparing(true);
    onUnsent('sending');
    const compressed = await compressPicture(file);
    setPreparing(false);
    if (!compressed) {
      tell('unreadable');
      return remove();
    }
    const { name, size } = file;
    await send({ id: randomId(), name, size, picture: compressed, state: 'sending', part: 0 });
  }

  async function send(chosen: Proof): Promise<void> {
    if (!address) return;
    const attempt = new AbortController();
    const { signal } = attempt;
    sending.current = attempt;
    let latest: Proof = { ...chosen, state: 'sending', part: 0 };
    const show = (change: Partial<Proof>) => {
      latest = { ...latest, ...change };
      if (!signal.aborted) setPicture(latest);
    };
    show({});
    onUnsent('sending');
    await storeProofs(storedFor, owner, [latest]);
    try {
      const file = new File([chosen.picture], chosen.name, { type: chosen.picture.type });
      const { url } = await sendPicture(
        address,
        { file },
        { signal, isPatient: true, onProgress: (part, parts) => show({ part, ...(parts && { parts }) }) },
      );
      if (!signal.aborted) settle(url);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      // The upload was cancelled, or the page was left.
      if (signal.aborted) return;
      show({ state: 'failed', part: 0 });
      // A refused picture would be refused again.
      if (failure.code === 400) void storeProofs(storedFor, owner, []);
      reportFailure(displayFailure(failure), failure);
      onUnsent('failed');
      onSettled(undefined);
    }
  }

  function settle(url?: string): void {
    setPicture(undefined);
    void storeProofs(storedFor, owner, []);
    onUnsent(undefined);
    onSettled(url);
  }

  /** Cancels a picture that has not arrived. */
  function remove(): void {
    sending.current?.abort();
    settle();
  }

  function tell(fault: PictureFault): void {
    const texts = {
      wrongFormat: t('wrongFormat'),
      tooLarge: t('fileTooLarge', { limit: sizeText(limit) }),
      empty: t('messages:emptyFile'),
      unreadable: t('messages:fileUnreadable'),
    } as const;
    showToast('warning', texts[fault]);
  }

  return {
    picture,
    isBusy: isPreparing || picture?.state === 'sending',
    take,
    sendAgain: () => picture && void send(picture),
    remove,
  };
}

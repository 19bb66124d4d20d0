import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure } from '../../api/errors.ts';
import { uploadFile, type UploadAddress } from '../../api/upload-file.ts';
import { reportFailure } from '../../app/report-failure.ts';
import { showToast } from '../../app/toasts.ts';
import { ApiFailure } from '../../../wire/client/failure.ts';
import { compressPicture } from './compress-picture.ts';
import { checkPicture, sizeText, type PictureFault } from './picture-checks.ts';

interface OnePicture {
  /** The call that takes the file. */
  address: UploadAddress | undefined;
  /** In KB. */
  limit: number;
  onSending: (isSending: boolean) => void;
  /** It lies on the server; or, without an address, it did not get there, which is told. */
  onSettled: (url: string | undefined) => void;
}

/** Checks a picture, makes it smaller and sends it; `part` is how much of it has been sent. */
export function useOnePicture({ address, limit, onSending, onSettled }: OnePicture) {
  const { t } = useTranslation(['orders', 'messages']);
  const [part, setPart] = useState<number>();

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || part !== undefined) return;
    if (files.length > 1) return showToast('warning', t('multipleFiles'));
    if (!address) return showToast('error', t('noUploadAddress'));
    const fault = await checkPicture(file, limit);
    if (fault) return tell(fault);
    setPart(0);
    onSending(true);
    const picture = await compressPicture(file);
    const url = picture && (await send(address, new File([picture], file.name, { type: picture.type })));
    if (!picture) tell('unreadable');
    setPart(undefined);
    onSending(false);
    onSettled(url);
  }

  async function send(to: UploadAddress, file: File): Promise<string | undefined> {
    try {
      return (await uploadFile(to, { file }, { onProgress: setPart })).url;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      reportFailure(displayFailure(failure), failure);
      return undefined;
    }
  }

  function tell(fault: PictureFault): void {
    const texts = {
      wrongFormat: t('wrongPictureFormat'),
      tooLarge: t('fileTooLarge', { limit: sizeText(limit) }),
      empty: t('messages:emptyFile'),
      unreadable: t('messages:fileUnreadable'),
    } as const;
    showToast('warning', texts[fault]);
  }

  return { part, take };
}

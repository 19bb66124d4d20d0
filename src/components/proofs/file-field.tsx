import LinearProgress from '@mui/material/LinearProgress';
import { FileCheck, FileUp, X } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../../wire/client/failure.ts';
import { displayFailure } from '../../api/errors.ts';
import { uploadFile, type UploadAddress } from '../../api/upload-file.ts';
import { reportFailure } from '../../app/report-failure.ts';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { compressPicture } from './compress-picture.ts';
import styles from './file-field.module.css';
import { checkPicture, sizeText, usualLimit, type PictureFault } from './picture-checks.ts';

interface FileFieldProps {
  label: string;
  /** The picture's URL on the server, or empty without a picture. */
  value: string;
  onChange: (url: string) => void;
  /** The call that takes the file. */
  address: UploadAddress | undefined;
  /** In KB. */
  limit?: number;
  name?: string;
  isRequired?: boolean;
  /** What is wrong with the field, in the form's words. */
  error?: string | undefined;
  /** Called when an upload begins and when it ends. */
  onSending?: (isSending: boolean) => void;
}

/** One picture of a form. It is uploaded as soon as it is chosen or dropped. */
export function FileField({ label, value, onChange, address, error, ...rest }: FileFieldProps) {
  const { limit = usualLimit, name = 'file', isRequired = false, onSending = () => {} } = rest;
  const { t } = useTranslation('orders');
  const chooser = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), error: useId() };
  const { part, take } = useOnePicture({
    address,
    limit,
    onSending,
    // After a failed upload the form checks its old value again.
    onSettled: (url = value) => onChange(url),
  });

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    void take([...(target.files ?? [])]);
    target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  }

  return (
    // The button works without a mouse. The fieldset only catches dropped files.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-labelledby={ids.label}
      className={`${styles.field} ${error ? styles.wrong : ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span id={ids.label} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </span>
      <div className={styles.row}>
        {value !== '' && <Preview key={value} src={value} label={label} />}
        <input
          ref={chooser}
          type="file"
          name={name}
          hidden
          accept=".jpg,.jpeg,.png,.bmp"
          aria-label={label}
          onChange={choose}
        />
        <Button
          variant="outlined"
          size="small"
          startIcon={<FileUp size="1em" aria-hidden />}
          loading={part !== undefined}
          aria-describedby={error ? ids.error : undefined}
          onClick={() => chooser.current?.click()}
        >
          {t(value === '' ? 'chooseFile' : 'replaceFile')}
        </Button>
        {value !== '' && (
          <Button
            variant="text"
            size="small"
            disabled={part !== undefined}
            aria-label={t('removeFile', { label })}
            onClick={() => onChange('')}
          >
            <X size="1.1em" aria-hidden />
          </Button>
        )}
        {part !== undefined && (
          <LinearProgress
            className={styles.progress}
            variant="determinate"
            value={part * 100}
            aria-label={t('sendingPicture', { name: label })}
          />
        )}
      </div>
      {error && (
        <p id={ids.error} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The link to an old picture expires, though the server still has the picture. */
function Preview({ src, label }: { src: string; label: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <FileCheck aria-hidden className={styles.preview} />;
  return <img src={src} alt={label} className={styles.preview} onError={() => setGone(true)} />;
}

interface OnePicture {
  /** The call that takes the file. */
  address: UploadAddress | undefined;
  /** In KB. */
  limit: number;
  onSending: (isSending: boolean) => void;
  /** Called with the picture's URL, or without one after a failure, which has been shown. */
  onSettled: (url: string | undefined) => void;
}

/** Checks, compresses and uploads a picture. `part` is how much of it has been sent. */
function useOnePicture({ address, limit, onSending, onSettled }: OnePicture) {
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

import { FileUp, X } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure } from '../../api/errors.ts';
import { uploadFile, type UploadAddress } from '../../api/upload-file.ts';
import { reportFailure } from '../../app/report-failure.ts';
import { showToast } from '../../app/toasts.ts';
import { ApiFailure } from '../../protocol/failure.ts';
import { Button } from '../../ui/button.tsx';
import { compressPicture } from './compress-picture.ts';
import styles from './file-field.module.css';
import { checkPicture, usualLimit, type PictureFault } from './picture-checks.ts';

interface FileFieldProps {
  label: string;
  /** Where the picture lies on the server; empty before there is one. */
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
}

/** One picture for a form, chosen or dropped, sent at once. */
export function FileField({ label, value, onChange, address, error, ...rest }: FileFieldProps) {
  const { limit = usualLimit, name = 'file', isRequired = false } = rest;
  const { t } = useTranslation(['orders', 'common', 'messages']);
  const [part, setPart] = useState<number>();
  const chooser = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), error: useId() };

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || part !== undefined) return;
    if (files.length > 1) return showToast('warning', t('multipleFiles'));
    if (!address) return showToast('error', t('noUploadAddress'));
    const fault = await checkPicture(file, limit);
    if (fault) return showToast('warning', textOf(fault));
    setPart(0);
    const picture = await compressPicture(file);
    if (picture) await send(address, new File([picture], file.name, { type: picture.type }));
    else showToast('warning', t('messages:fileUnreadable'));
    setPart(undefined);
  }

  async function send(to: UploadAddress, file: File): Promise<void> {
    try {
      const { url } = await uploadFile(to, { file }, { onProgress: setPart });
      onChange(url);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      reportFailure(displayFailure(failure), failure);
    }
  }

  function textOf(fault: PictureFault): string {
    const texts = {
      wrongFormat: t('wrongPictureFormat'),
      tooLarge: t('fileTooLarge', { limit: `${limit} KB` }),
      empty: t('messages:emptyFile'),
      unreadable: t('messages:fileUnreadable'),
    } as const;
    return texts[fault];
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    void take([...(target.files ?? [])]);
    target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    void take([...event.dataTransfer.files]);
  }

  return (
    // Whoever cannot drag has the button; the field only catches what is dropped.
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
        {value !== '' && <img src={value} alt={label} className={styles.preview} />}
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
          look="outline"
          isSmall
          icon={<FileUp size="1em" aria-hidden />}
          isBusy={part !== undefined}
          aria-describedby={error ? ids.error : undefined}
          onClick={() => chooser.current?.click()}
        >
          {t(value === '' ? 'chooseFile' : 'replaceFile')}
        </Button>
        {value !== '' && (
          <Button look="quiet" isSmall aria-label={t('removeFile', { label })} onClick={() => onChange('')}>
            <X size="1.1em" aria-hidden />
          </Button>
        )}
        {part !== undefined && (
          <progress
            className={styles.progress}
            value={part}
            max={1}
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

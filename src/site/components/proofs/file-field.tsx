import { FileCheck, FileUp, X } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import styles from './file-field.module.css';
import { usualLimit } from '#shared/components/uploads/picture-checks.ts';
import { ProofList } from './proof-list.tsx';
import { type OnePicture, useOnePicture } from './use-one-picture.ts';

interface FileFieldProps extends Pick<OnePicture, 'address' | 'storedFor' | 'owner' | 'onUnsent'> {
  label: string;
  /** The picture's URL on the server, or empty without a picture. */
  value: string;
  onChange: (url: string) => void;
  /** In KB. */
  limit?: number;
  name?: string;
  isRequired?: boolean;
  /** The error of the field, in the form's words. */
  error?: string | undefined;
}

/** A picture field of a form. The picture is uploaded as soon as it is chosen or dropped. */
export function FileField({ label, value, onChange, error, ...rest }: FileFieldProps) {
  const { limit = usualLimit, name = 'file', isRequired = false } = rest;
  const { t } = useTranslation('orders');
  const chooser = useRef<HTMLInputElement>(null);
  const ids = { label: useId(), error: useId() };
  const { picture, isBusy, take, sendAgain, remove } = useOnePicture({
    ...rest,
    limit,
    // After a failed upload the form validates its old value again.
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
          loading={isBusy}
          aria-describedby={error ? ids.error : undefined}
          onClick={() => chooser.current?.click()}
        >
          {t(value === '' ? 'chooseFile' : 'replaceFile')}
        </Button>
        {value !== '' && (
          <Button
            variant="text"
            size="small"
            disabled={isBusy}
            aria-label={t('removeFile', { label })}
            onClick={() => onChange('')}
          >
            <X size="1.1em" aria-hidden />
          </Button>
        )}
      </div>
      <ProofList proofs={picture ? [picture] : []} isLocked={false} onRemove={remove} onRetry={sendAgain} />
      {error && (
        <p id={ids.error} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The link to an old picture may have expired, although the server still has the picture. */
function Preview({ src, label }: { src: string; label: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <FileCheck aria-hidden className={styles.preview} />;
  return <img src={src} alt={label} className={styles.preview} onError={() => setGone(true)} />;
}

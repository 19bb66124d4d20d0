import { Camera, ImagePlus } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './drop-zone.module.css';
import { proofLimit, sizeText } from '#shared/components/uploads/picture-checks.ts';
import { mostProofs } from './proof-set.ts';

interface DropZoneProps {
  isDisabled: boolean;
  hasRoom: boolean;
  /** Whether chosen pictures are being compressed. */
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts several pictures from the file chooser, or one picture by drag and drop. */
export function DropZone({ isDisabled, hasRoom, isBusy, onFiles }: DropZoneProps) {
  const { t } = useTranslation('orders');
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isMobile = useSiteForm() === 'mobile';
  const hint = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was deleted.
    target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (isDisabled) return;
    const files = [...event.dataTransfer.files];
    if (files.length > 1) showToast('warning', t('oneDropAtATime'));
    else if (files.length === 1) onFiles(files);
  }

  return (
    // The button works without a mouse. The fieldset only catches dropped files.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-label={t('dropZone')}
      className={`${styles.zone} ${isOver && !isDisabled ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isMobile && (
        <>
          <input
            ref={camera}
            type="file"
            name="photo"
            hidden
            accept="image/jpeg,image/png"
            capture="environment"
            aria-label={t('takePhoto')}
            onChange={choose}
          />
          <Button
            startIcon={<Camera size="1.25em" aria-hidden />}
            loading={isBusy}
            disabled={isDisabled}
            aria-describedby={hint}
            onClick={() => camera.current?.click()}
          >
            {t('takePhoto')}
          </Button>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        name="file"
        multiple
        hidden
        accept=".jpg,.jpeg,.png,.bmp"
        aria-label={t('choosePictures')}
        onChange={choose}
      />
      <Button
        variant="outlined"
        startIcon={<ImagePlus size="1.25em" aria-hidden />}
        loading={isBusy}
        disabled={isDisabled}
        aria-describedby={hint}
        onClick={() => chooser.current?.click()}
      >
        {t('choosePictures')}
      </Button>
      <p id={hint} className={styles.hint}>
        {hasRoom
          ? t('dropHint', { most: mostProofs, size: sizeText(proofLimit) })
          : t('mostProofs', { most: mostProofs })}
      </p>
    </fieldset>
  );
}

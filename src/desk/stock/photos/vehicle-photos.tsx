import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPhoto, StaffPhotoPlace, StaffVehicle } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../parts/section.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photos.module.css';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface VehiclePhotosProps {
  vehicle: StaffVehicle;
  onChanged: () => Promise<void>;
}

/** The photos in the order in which buyers see them. Many are dropped at once; each is turned and moved by itself. */
export function VehiclePhotos({ vehicle: { id, photos, can }, onChanged }: VehiclePhotosProps) {
  const { t } = useTranslation('desk-stock');
  const uploads = usePhotoUploads(id, onChanged);
  const [dragged, setDragged] = useState<string>();
  /** The photo that is cropped and blurred, as it was when that began, and its place. */
  const [edited, setEdited] = useState<{ photo: StaffPhoto; original: string; place: number }>();
  const arrange = queries.useStaffArrangePhotosMutation({ onSettled: onChanged });
  const mayChange = can.includes('addPhoto');
  const isBusy = uploads.isBusy || arrange.isPending;
  const seen = photos.map((photo): StaffPhotoPlace => ({ id: photo.id, turn: photo.turn }));

  const put = (next: StaffPhotoPlace[]) => arrange.mutate({ body: { id, seen, photos: next } });

  function move(photoId: string, to: number): void {
    const moved = seen.find((photo) => photo.id === photoId);
    if (!moved) return;
    put(seen.filter((photo) => photo.id !== photoId).toSpliced(to, 0, moved));
  }

  return (
    <Section title={t('photos')}>
      {photos.length === 0 && <p className={styles.quiet}>{t('noPhotos')}</p>}
      <ol className={styles.tiles} aria-busy={isBusy}>
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            isChangeable={mayChange && !isBusy}
            onMove={(to) => move(photo.id, to)}
            onTurn={() => put(seen.with(place, { id: photo.id, turn: nextTurn[photo.turn] }))}
            onEdit={() => photo.original !== undefined && setEdited({ photo, original: photo.original, place })}
            onRemove={() => put(seen.toSpliced(place, 1))}
            onDrag={() => setDragged(photo.id)}
            onDropped={() => dragged !== undefined && move(dragged, place)}
          />
        ))}
      </ol>
      {edited && <PhotoEditor {...edited} vehicleId={id} onChanged={onChanged} onClose={() => setEdited(undefined)} />}
      {mayChange && <PhotoDrop isBusy={isBusy} onFiles={(files) => void uploads.add(files)} />}
      {uploads.isBusy && (
        <div className={styles.progress}>
          <LinearProgress
            variant="determinate"
            value={(100 * uploads.done) / uploads.total}
            aria-label={t('sendingPhotos', { done: uploads.done, total: uploads.total })}
          />
          <p className="figures">{t('sendingPhotos', { done: uploads.done, total: uploads.total })}</p>
        </div>
      )}
      {uploads.faults.length > 0 && (
        <Alert severity="error" className={styles.faults ?? ''}>
          <ul>
            {uploads.faults.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong>: {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Section>
  );
}

const nextTurn = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

function PhotoDrop({ isBusy, onFiles }: { isBusy: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('desk-stock');
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const hint = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was taken away.
    target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!isBusy && files.length > 0) onFiles(files);
  }

  return (
    // The button works without a mouse. The fieldset only catches dropped files.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      aria-label={t('addPhotos')}
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/*,.heic,.bmp"
        aria-label={t('choosePhotos')}
        onChange={choose}
      />
      <Button
        variant="outlined"
        size="small"
        loading={isBusy}
        startIcon={<ImagePlus aria-hidden size="1.125rem" />}
        aria-describedby={hint}
        onClick={() => chooser.current?.click()}
      >
        {t('choosePhotos')}
      </Button>
      <p id={hint} className={styles.quiet}>
        {t('dropPhotos')}
      </p>
    </fieldset>
  );
}

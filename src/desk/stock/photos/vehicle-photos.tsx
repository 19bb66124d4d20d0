import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffPhoto, StaffPhotoPlace, StaffVehicle } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Section } from '#desk/parts/section.tsx';
import { useQuestion } from '#desk/parts/use-question.tsx';
import { FileDrop } from '#desk/parts/file-drop.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photos.module.css';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface VehiclePhotosProps {
  vehicle: Pick<StaffVehicle, 'id' | 'photos' | 'can'>;
  onChanged: () => Promise<void>;
}

/** Photos in display order, with upload, rotation and sorting. */
export function VehiclePhotos({ vehicle: { id, photos, can }, onChanged }: VehiclePhotosProps) {
  const { t } = useTranslation('desk-stock');
  const uploads = usePhotoUploads(id, onChanged);
  const [dragged, setDragged] = useState<string>();
  /** The photo in the editor when it opened, and its place. */
  const [edited, setEdited] = useState<{ photo: StaffPhoto; original: string; place: number }>();
  const { ask, question } = useQuestion();
  const arrange = queries.useStaffArrangePhotosMutation({ onSettled: onChanged });
  const mayChange = can.includes('addPhoto');
  const isBusy = uploads.isBusy || arrange.isPending;
  const seen = photos.map((photo): StaffPhotoPlace => ({ id: photo.id, turn: photo.turn }));

  async function remove(place: number): Promise<void> {
    const text = t('askRemovePhotoText');
    const answers = { yes: t('removePhoto'), no: t('keepPhoto') };
    if (await ask({ title: t('askRemovePhoto', { place: place + 1 }), text, ...answers }))
      put(seen.toSpliced(place, 1));
  }

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
            isRemovable={can.includes('saveVehicle')}
            onMove={(to) => move(photo.id, to)}
            onTurn={() => put(seen.with(place, { id: photo.id, turn: nextTurn[photo.turn] }))}
            onEdit={() => photo.original !== undefined && setEdited({ photo, original: photo.original, place })}
            onRemove={() => void remove(place)}
            onDrag={() => setDragged(photo.id)}
            onDropped={() => dragged !== undefined && move(dragged, place)}
          />
        ))}
      </ol>
      {question}
      {edited && <PhotoEditor {...edited} vehicleId={id} onChanged={onChanged} onClose={() => setEdited(undefined)} />}
      {mayChange && (
        <FileDrop
          name={t('addPhotos')}
          label={t('choosePhotos')}
          hint={t('dropPhotos')}
          icon={<ImagePlus aria-hidden size="1.125rem" />}
          accept="image/*,.heic,.bmp"
          multiple
          isBusy={isBusy}
          onFiles={(files) => void uploads.add(files)}
        />
      )}
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

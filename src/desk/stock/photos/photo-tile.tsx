import IconButton from '@mui/material/IconButton';
import { ArrowLeft, ArrowRight, Crop, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffPhoto } from '#generated/client/types.gen.ts';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './photos.module.css';

interface PhotoTileProps {
  photo: StaffPhoto;
  place: number;
  count: number;
  isChangeable: boolean;
  /** Whether it may be edited and removed; photos of an ordered vehicle may only be turned and moved. */
  isRemovable: boolean;
  onMove: (to: number) => void;
  onTurn: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onDrag: () => void;
  /** Called when another photo is dropped here. */
  onDropped: () => void;
}

/** A photo with its actions, by mouse or keyboard. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, isChangeable, isRemovable, onMove, onTurn, onEdit, onRemove, onDrag, onDropped } = props;
  const { t } = useTranslation('desk-stock');
  const acts = [
    { name: 'photoEarlier', Icon: ArrowLeft, act: () => onMove(place - 1), isPossible: place > 0 },
    { name: 'photoLater', Icon: ArrowRight, act: () => onMove(place + 1), isPossible: place < count - 1 },
    { name: 'photoTurn', Icon: RotateCw, act: onTurn, isPossible: true },
    { name: 'photoEdit', Icon: Crop, act: onEdit, isPossible: isRemovable && photo.original !== undefined },
    { name: 'photoRemove', Icon: Trash2, act: onRemove, isPossible: isRemovable },
  ] as const;
  return (
    // The buttons are the keyboard alternative to dragging.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.tile}
      draggable={isChangeable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox only drags elements that carry data.
        event.dataTransfer.setData('text/plain', photo.id);
        onDrag();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (isChangeable && event.dataTransfer.files.length === 0) onDropped();
      }}
    >
      <Picture
        src={photo.image}
        alt={t('photoAt', { place: place + 1, count })}
        ratio="4 / 3"
        sizes="12rem"
        fallback={null}
        className={styles.picture}
      />
      {isChangeable && (
        <span className={styles.acts}>
          {acts.map(({ name, Icon, act, isPossible }) => (
            <IconButton
              key={name}
              size="small"
              disabled={!isPossible}
              aria-label={t(name, { place: place + 1 })}
              onClick={act}
            >
              <Icon aria-hidden size="1.125rem" />
            </IconButton>
          ))}
        </span>
      )}
    </li>
  );
}

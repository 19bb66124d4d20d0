import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { Picture } from '#shared/ui/picture.tsx';
import type { Slide } from '../gallery/slides.ts';
import styles from './photo-picker.module.css';

/** The maximum number of posters at a time. */
const mostPosters = 10;

interface PhotoPickerProps {
  slides: readonly Slide[];
  chosen: readonly number[];
  /** Whether the reader tried to select one picture too many. */
  isFull: boolean;
  isDisabled: boolean;
  onChoose: (place: number) => void;
}

/** The vehicle's pictures as checkboxes. Places are counted from 1. */
export function PhotoPicker({ slides, chosen, isFull, isDisabled, onChoose }: PhotoPickerProps) {
  const { t } = useTranslation('poster');
  return (
    <fieldset className={styles.picker} disabled={isDisabled}>
      <legend className={styles.legend}>{t('photos')}</legend>
      <output className={styles.count}>{t('chosen', { count: chosen.length, most: mostPosters })}</output>
      <ul className={styles.photos}>
        {slides.map(({ image }, index) => {
          const place = index + 1;
          return (
            <li key={image}>
              <FormControlLabel
                disableTypography
                className={styles.photo ?? ''}
                control={
                  <Checkbox
                    className={styles.tick}
                    slotProps={{ input: { 'aria-label': t('photo', { place }) } }}
                    checked={chosen.includes(place)}
                    disabled={isDisabled}
                    onChange={() => onChoose(place)}
                  />
                }
                label={<Picture src={image} alt="" ratio="4 / 3" sizes="8rem" fallback={t('photo', { place })} />}
              />
            </li>
          );
        })}
      </ul>
      {isFull && (
        <p className={styles.full} role="alert">
          {t('selectMore', { most: mostPosters })}
        </p>
      )}
    </fieldset>
  );
}

/** Selects or deselects the picture at a place. Returns undefined when the maximum is reached. */
export function choosePhoto(chosen: readonly number[], place: number): readonly number[] | undefined {
  if (chosen.includes(place)) return chosen.filter((known) => known !== place);
  if (chosen.length >= mostPosters) return undefined;
  return [...chosen, place].toSorted((one, other) => one - other);
}

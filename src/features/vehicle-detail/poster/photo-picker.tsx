import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import type { Slide } from '../gallery/slides.ts';
import styles from './photo-picker.module.css';

interface PhotoPickerProps {
  slides: readonly Slide[];
  chosen: readonly number[];
  /** One more was wanted than there may be. */
  isFull: boolean;
  isDisabled: boolean;
  onChoose: (place: number) => void;
}

/** The vehicle's pictures, each to be ticked for a poster of its own. Places are counted from 1. */
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
              <label className={styles.photo}>
                <input
                  type="checkbox"
                  className={styles.tick}
                  aria-label={t('photo', { place })}
                  checked={chosen.includes(place)}
                  onChange={() => onChoose(place)}
                />
                <Picture src={image} alt="" ratio="4 / 3" sizes="8rem" fallback={t('photo', { place })} />
              </label>
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

/** How many posters are made at a time. */
const mostPosters = 10;

/** Takes a picture, by its place, or puts it back. The order is that of the pictures; nothing where no more fit. */
export function choosePhoto(chosen: readonly number[], place: number): readonly number[] | undefined {
  if (chosen.includes(place)) return chosen.filter((known) => known !== place);
  if (chosen.length >= mostPosters) return undefined;
  return [...chosen, place].toSorted((one, other) => one - other);
}

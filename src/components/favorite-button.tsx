import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './favorite-button.module.css';
import { useFavorite } from './use-favorite.ts';

interface FavoriteButtonProps {
  vehicleId: string;
  /** Whether it is saved, where that is known; otherwise one call tells all hearts of the page. */
  isSaved?: boolean;
  /** `corner` lies on a picture; `named` says beside the heart what it does. */
  look?: 'corner' | 'named';
}

/** The heart: saves a vehicle for later, or lets it go. */
export function FavoriteButton({ vehicleId, isSaved: known, look = 'corner' }: FavoriteButtonProps) {
  const { t } = useTranslation('vehicles');
  const { isSaved, toggle } = useFavorite(vehicleId, known);
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-pressed={isSaved}
      aria-label={look === 'corner' ? t('favorite') : undefined}
      onClick={toggle}
    >
      <Heart className={styles.heart} size="1.25em" aria-hidden />
      {look === 'named' && t('favorite')}
    </button>
  );
}

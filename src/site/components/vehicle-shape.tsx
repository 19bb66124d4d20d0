import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { OpenedCard } from '../page-state/opened-card.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { CardFacts, CardPrice, cardPictureSizes, VehicleTag } from './vehicle-card.tsx';
import styles from './vehicle-shape.module.css';

/** The main picture of a vehicle's page. */
export const largePictureSizes = '(max-width: 767px) 100vw, 44rem';

/** A placeholder in the shape of a vehicle's page, with the known facts from its card. */
export function VehicleShape({ card }: { card: OpenedCard | undefined }) {
  const { t } = useTranslation('common');
  return (
    <div className={`column ${styles.page} ${styles.waiting}`} aria-busy>
      <span className="visually-hidden" aria-live="polite">
        {t('loading')}
      </span>
      <div className={styles.head}>
        <Skeleton className={styles.way} aria-hidden />
        {card ? <h1>{card.name}</h1> : <Skeleton className={styles.name} aria-hidden />}
        {card ? <CardFacts vehicle={card} /> : <Skeleton className={styles.facts} aria-hidden />}
      </div>
      <div className={styles.columns}>
        <div className={styles.shapes}>
          {card ? (
            <div className={styles.known}>
              <Picture
                src={card.imageUrl}
                alt={card.name}
                ratio="4 / 3"
                sizes={largePictureSizes}
                isFirst
                knownSizes={cardPictureSizes}
                fallback={t('noImages')}
              />
              <VehicleTag tag={card.tag} />
            </div>
          ) : (
            <Skeleton className={styles.picture} aria-hidden />
          )}
          <Skeleton className={styles.thumbnails} aria-hidden />
          <Skeleton className={styles.table} aria-hidden />
        </div>
        {card ? (
          <div className={styles.priced}>
            <CardPrice vehicle={card} />
          </div>
        ) : (
          <Skeleton className={styles.panel} aria-hidden />
        )}
      </div>
    </div>
  );
}

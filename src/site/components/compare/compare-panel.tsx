import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { comparedLimit, removeCompared, setCompared, type ComparedVehicle } from './compared.ts';
import { useRootMark } from '#site/page-state/root-mark.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './compare-panel.module.css';

export default function ComparePanel({ vehicles }: { vehicles: readonly ComparedVehicle[] }) {
  const { t } = useTranslation(['vehicles', 'common', 'panels']);
  useRootMark('tray', true);
  const free = Array.from({ length: comparedLimit - vehicles.length }, (_, place) => place);
  return (
    <section className={styles.tray} aria-label={t('compare')}>
      <ul className={styles.places}>
        {vehicles.map(({ id, name, imageUrl }) => (
          <li key={id} className={styles.vehicle}>
            <Picture src={imageUrl} alt="" ratio="4 / 3" sizes="5rem" fallback={null} className={styles.picture} />
            <span className={styles.name}>{name}</span>
            <IconButton
              className={styles.remove}
              aria-label={t('panels:compareRemove', { name })}
              onClick={() => removeCompared(id)}
            >
              <X size="1rem" aria-hidden />
            </IconButton>
          </li>
        ))}
        {free.map((place) => (
          <li key={place} className={styles.free} aria-hidden />
        ))}
      </ul>
      <div className={styles.acts}>
        {vehicles.length > 1 ? (
          <ButtonLink to={paths.compare(vehicles.map(({ id }) => id))}>
            {t('panels:compareCount', { count: vehicles.length })}
          </ButtonLink>
        ) : (
          <p className={styles.hint}>{t('panels:compareMore')}</p>
        )}
        <Button variant="text" size="small" className={styles.clear} onClick={() => setCompared([])}>
          {t('panels:compareClear')}
        </Button>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clearRecentlyViewed, type ViewedVehicle } from './recently-viewed.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { SectionHeading } from '../section-heading.tsx';
import styles from './recently-viewed-panel.module.css';

const headingId = 'recently-viewed';

export default function RecentlyViewedPanel({ vehicles }: { vehicles: readonly ViewedVehicle[] }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const formats = useFormats();
  return (
    <section className={styles.viewed} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('viewed')}
        note={t('viewedNote')}
        more={
          <Button variant="text" size="small" onClick={clearRecentlyViewed}>
            {t('viewedClear')}
          </Button>
        }
      />
      <ul className={styles.strip}>
        {vehicles.map(({ id, name, imageUrl, registrationDate, displayMileage }) => (
          <li key={id} className={styles.vehicle}>
            <Link to={paths.detail(id)} className={styles.link}>
              <Picture src={imageUrl} alt="" ratio="4 / 3" sizes="11rem" fallback={t('common:noImages')} />
              <span className={styles.name}>{name}</span>
              <span className={`${styles.facts} figures`}>
                {formats.month(registrationDate)} · {t('kilometres', { mileage: displayMileage })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

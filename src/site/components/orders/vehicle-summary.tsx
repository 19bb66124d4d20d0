import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './vehicle-summary.module.css';

export interface SummarizedVehicle {
  styleName: string;
  styleImage: string;
  regDate: string | undefined;
  /** The country where the vehicle is located. */
  country: string | undefined;
  mileage: string | undefined;
}

/** A vehicle's picture, its name and its distinguishing facts. */
export function VehicleSummary({ vehicle }: { vehicle: SummarizedVehicle }) {
  const { t } = useTranslation(['orders', 'vehicles', 'common']);
  const formats = useFormats();
  const { styleName, styleImage, regDate, country, mileage } = vehicle;
  return (
    <div className={styles.summary}>
      <Picture
        src={styleImage}
        alt=""
        ratio="4 / 3"
        sizes="15rem"
        isFirst
        fallback={t('common:noImages')}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{styleName}</h2>
        <dl className={styles.facts}>
          <dt>{t('regDate')}</dt>
          <dd>{regDate && formats.month(regDate)}</dd>
          <dt>{t('standsIn')}</dt>
          <dd>{country}</dd>
          <dt>{t('mileage')}</dt>
          <dd className="figures">{mileage && t('vehicles:kilometres', { mileage })}</dd>
        </dl>
      </div>
    </div>
  );
}

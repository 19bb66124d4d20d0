import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleCard as Vehicle } from '../../generated/client/types.gen.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { paths } from '../paths.ts';
import { Picture } from '../ui/picture.tsx';
import { Price } from './price.tsx';
import styles from './vehicle-card.module.css';
import { VehicleTag } from './vehicle-tag.tsx';

interface VehicleCardProps {
  vehicle: Vehicle;
  /** Where it leads; by itself to the vehicle. */
  to?: string;
  /** Whether its picture is among the first that a screen shows. */
  isFirst?: boolean;
}

/** The atom of the site: a picture, a name, the facts that decide, and the price. The whole card is one link. */
export function VehicleCard({ vehicle, to = paths.detail(vehicle.id), isFirst = false }: VehicleCardProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const formats = useFormats();
  const facts = [
    formats.month(vehicle.registrationDate),
    t('kilometres', { mileage: vehicle.displayMileage }),
    ...(vehicle.displacement === '-' ? [] : [vehicle.displacement]),
    vehicle.fuel,
  ];
  const original = formats.price({ priceUSD: vehicle.origPriceUSD, priceJPY: vehicle.origPriceJPY });
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={vehicle.imageUrl} alt="" ratio="4 / 3" isFirst={isFirst} fallback={t('common:noImages')} />
        <VehicleTag tag={vehicle.tag} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={to}>
            {vehicle.name}
          </Link>
        </h3>
        <ul className={`${styles.facts} figures`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Price amounts={vehicle} kes={vehicle.priceKES} original={original} />
      </div>
    </article>
  );
}

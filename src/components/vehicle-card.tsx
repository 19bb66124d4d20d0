import { useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleCard as Vehicle } from '../../generated/client/types.gen.ts';
import { useFormats } from '../i18n/use-formats.ts';
import { paths } from '../routing/paths.ts';
import { Picture } from '../ui/picture.tsx';
import frame from './link-card.module.css';
import { FactLine } from './fact-line.tsx';
import { Price } from './price.tsx';
import { SaleStrip } from './sale-strip.tsx';
import { SecondAngle } from './second-angle.tsx';
import styles from './vehicle-card.module.css';
import { VehicleTag } from './vehicle-tag.tsx';

/** A list tells every fact of a vehicle; a flash sale may leave some out. */
export type ShownVehicle = Pick<Vehicle, 'id' | 'name' | 'imageUrl' | 'tag'> & Partial<Vehicle>;

interface VehicleCardProps {
  vehicle: ShownVehicle;
  /** Where it leads; by itself to the vehicle. */
  to?: string;
  /** Whether its picture is among the first that a screen shows. */
  isFirst?: boolean;
  /** When the server answered, from where on the countdown of a sale runs. */
  receivedAt?: number;
  /** A small button at the corner of the picture. */
  actions?: ReactNode;
  /** Another at the corner of the card, beside the price. */
  aside?: ReactNode;
}

/** The atom of the site: a picture, a name, the facts that decide, and the price. The whole card is one link. */
export function VehicleCard({
  vehicle,
  to = paths.detail(vehicle.id),
  isFirst = false,
  receivedAt,
  actions,
  aside,
}: VehicleCardProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const formats = useFormats();
  const { registrationDate, displayMileage, displacement, fuel, remainingTimes, flashSaleDeduction } = vehicle;
  const facts = [
    registrationDate && formats.month(registrationDate),
    displayMileage && t('kilometres', { mileage: displayMileage }),
    // An electric vehicle has none.
    displacement !== '-' && displacement,
    fuel,
  ].filter((fact): fact is string => Boolean(fact));
  // Nobody pays for a second picture who does not point at the card, all of which the link covers.
  const [isPointedAt, setPointedAt] = useState(false);
  const notePointer = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointedAt(true);
  const original = formats.price({ priceUSD: vehicle.origPriceUSD, priceJPY: vehicle.origPriceJPY });
  return (
    <article className={`${frame.card} ${styles.card}`}>
      <div className={styles.picture}>
        <Picture
          src={vehicle.imageUrl}
          alt=""
          ratio="4 / 3"
          sizes="(max-width: 767px) 50vw, 17rem"
          isFirst={isFirst}
          fallback={t('common:noImages')}
        />
        {isPointedAt && vehicle.secondImageUrl && (
          <SecondAngle src={vehicle.secondImageUrl} className={styles.second} />
        )}
        <VehicleTag tag={vehicle.tag} />
        {remainingTimes !== undefined && flashSaleDeduction !== undefined && (
          <SaleStrip remainingTimes={remainingTimes} receivedAt={receivedAt} deduction={flashSaleDeduction} />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.text}>
        <h3 className={frame.name}>
          <Link className={frame.link} to={to} onPointerEnter={notePointer} onFocus={() => setPointedAt(true)}>
            {vehicle.name}
          </Link>
        </h3>
        <div className={styles.facts}>
          <FactLine facts={facts} />
        </div>
        {formats.price(vehicle) !== '' && (
          <div className={styles.price}>
            <Price amounts={vehicle} kes={vehicle.priceKES} original={original} />
          </div>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </article>
  );
}

import Skeleton from '@mui/material/Skeleton';
import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleTag as Tag } from '#generated/client/types.gen.ts';
import { rememberOpenedCard, type OpenedCard } from '../page-state/opened-card.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Picture, sourcesOf } from '#shared/ui/picture.tsx';
import { Countdown } from './countdown/countdown.tsx';
import { useCardPrice } from './delivered-prices.ts';
import frame from './link-card.module.css';
import styles from './vehicle-card.module.css';

export type ShownVehicle = OpenedCard;

/** Two cards per row on a phone, four on wider screens. */
export const cardPictureSizes = '(max-width: 767px) calc(50vw - 1.5rem), 17rem';

interface VehicleCardProps {
  vehicle: ShownVehicle;
  /** The link's target. Defaults to the vehicle's page. */
  to?: string;
  /** Whether its picture is the first on the screen. */
  isFirst?: boolean;
  /** Whether its picture is visible at once. */
  isEarly?: boolean;
  /** When the server answered. The countdown of a sale starts there. */
  receivedAt?: number;
  /** A small button at the corner of the picture. */
  actions?: ReactNode;
  /** Whether it may be imported, below its tag. */
  verdict?: ReactNode;
  /** Its landed cost, below its price. */
  cost?: ReactNode;
  /** Another button at the corner of the card, beside the price. */
  aside?: ReactNode;
}

/** A vehicle in a list: picture, name, main facts and price. The whole card is one link. */
export function VehicleCard({
  vehicle,
  to = paths.detail(vehicle.id),
  isFirst = false,
  isEarly = isFirst,
  receivedAt,
  actions,
  verdict,
  cost,
  aside,
}: VehicleCardProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const formats = useFormats();
  const { remainingTimes, flashSaleDeduction } = vehicle;
  // The second picture loads only when the card is hovered, to save data. The link covers the whole card.
  const [isPointedAt, setPointedAt] = useState(false);
  const notePointer = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointedAt(true);
  // A tap also focuses the link, on its way to the vehicle's page.
  const noteFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setPointedAt(true);
  return (
    <article className={`${frame.card} ${styles.card}`} data-card={vehicle.id}>
      <div className={styles.picture}>
        <Picture
          src={vehicle.imageUrl}
          alt=""
          ratio="4 / 3"
          sizes={cardPictureSizes}
          isFirst={isFirst}
          isEarly={isEarly}
          fallback={t('common:noImages')}
        />
        {isPointedAt && vehicle.secondImageUrl && (
          <SecondAngle src={vehicle.secondImageUrl} className={styles.second} />
        )}
        {remainingTimes !== undefined && flashSaleDeduction !== undefined && (
          <SaleStrip remainingTimes={remainingTimes} receivedAt={receivedAt} deduction={flashSaleDeduction} />
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.badges} data-tag={vehicle.tag}>
        <VehicleTag tag={vehicle.tag} />
        {verdict}
      </div>
      <div className={styles.text}>
        <h3 className={frame.name}>
          <Link
            className={frame.link}
            to={to}
            onPointerEnter={notePointer}
            onFocus={noteFocus}
            onClick={() => rememberOpenedCard(vehicle)}
          >
            {vehicle.name}
          </Link>
        </h3>
        <div className={styles.facts}>
          <CardFacts vehicle={vehicle} />
        </div>
        {formats.price(vehicle) !== '' && (
          <div className={styles.price}>
            <CardPrice vehicle={vehicle} />
          </div>
        )}
        {cost}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </article>
  );
}

/** One line of the most important facts. The vehicle's page has the rest. */
export function CardFacts({ vehicle }: { vehicle: ShownVehicle }) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const { registrationDate, displayMileage, displacement, fuel, gearbox } = vehicle;
  const facts = [
    registrationDate?.slice(0, 4),
    displayMileage &&
      t('kilometresShort', { mileage: formats.shortNumber(Number(displayMileage.replaceAll(',', ''))) }),
    // An electric vehicle has none.
    displacement !== '-' && displacement,
    fuel,
    gearbox,
  ].filter((fact): fact is string => Boolean(fact));
  return <FactLine facts={facts} look="short" />;
}

interface SaleStripProps {
  remainingTimes: number;
  /** When the server answered. */
  receivedAt: number | undefined;
  /** The reduction, as formatted by the server. */
  deduction: string;
}

/** The reduction of a flash sale and the time that is left. */
function SaleStrip({ remainingTimes, receivedAt, deduction }: SaleStripProps) {
  const { t } = useTranslation('vehicles');
  return (
    <p className={`${styles.saleStrip} figures`}>
      <span>{t('saleDeduction', { amount: deduction })}</span>
      <span>
        <span className={styles.saleEnds}>{t('saleEndsIn')}</span>{' '}
        <Countdown className={styles.saleTime} seconds={remainingTimes} since={receivedAt} />
      </span>
    </p>
  );
}

/** A vehicle's price at the buyer's port, with its basis and the approximate amount in the currency there. */
export function CardPrice({ vehicle }: { vehicle: ShownVehicle }) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const { isElsewhere, isLoading, there, note, local } = useCardPrice(vehicle);
  if (vehicle.pricesUnset) return <p className={styles.onRequest}>{t('priceOnRequest')}</p>;
  const { priceUSD, priceJPY, origPriceUSD, origPriceJPY } = there ?? vehicle;
  const original = formats.price({ priceUSD: origPriceUSD, priceJPY: origPriceJPY });
  const [unit, amount] = formats.price({ priceUSD, priceJPY }).split(' ');
  const look = `${styles.prices} ${isElsewhere ? styles.elsewhere : ''} figures`;
  if (isLoading) {
    return (
      <div className={look} aria-hidden>
        {original && <Skeleton className={styles.original ?? ''} width="45%" />}
        <Skeleton className={styles.amount ?? ''} width="70%" />
      </div>
    );
  }
  return (
    <div className={look}>
      {original && <s className={styles.original}>{original}</s>}
      <p className={styles.amount}>
        <span className={styles.basis}>{t('basis')}</span> <span className={styles.unit}>{unit}</span> {amount}
      </p>
      {local !== undefined && <p className={styles.shillings}>{t('approximately', { amount: local })}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** The second picture. It covers the first one when it has loaded, and stays hidden if it cannot be loaded. */
function SecondAngle({ src, className }: { src: string; className: string | undefined }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <span className={className}>
      <img
        src={src}
        {...(sourcesOf(src) && { srcSet: sourcesOf(src), sizes: '17rem' })}
        alt=""
        decoding="async"
        className={styles.secondImage}
        hidden={!isLoaded}
        onLoad={() => setLoaded(true)}
      />
    </span>
  );
}

interface FactLineProps {
  facts: readonly string[];
  /** Always a single line: facts that do not fit are left out, the last ones first. */
  look?: 'short';
  /** One more item. */
  children?: ReactNode;
}

/** Short facts in a line, separated by dots. */
export function FactLine({ facts, look, children }: FactLineProps) {
  return (
    <ul className={`${styles.factLine} ${look === 'short' ? styles.short : ''} figures`}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {children}
    </ul>
  );
}

const texts = {
  promotion: 'tagPromotion',
  sale: 'tagSale',
  down: 'tagDown',
  locked: 'tagLocked',
} as const satisfies Record<Tag, string>;

/** The vehicle's only tag. The server decides which. */
export function VehicleTag({ tag }: { tag: Tag }) {
  const { t } = useTranslation('vehicles');
  return <span className={`${styles.tag} ${styles[tag]}`}>{t(texts[tag])}</span>;
}

import { ChevronDown } from 'lucide-react';
import { useEffect, useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { Countdown } from '#site/components/countdown/countdown.tsx';
import { LazyImportVerdict } from '#site/components/import-verdict/lazy-import-verdict.tsx';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { Button } from '#shared/ui/button.tsx';
import type { OrderWarning } from './check-order.ts';
import { NextShip } from './next-ship.tsx';
import { DestinationFields, ShippingFields } from './order-fields.tsx';
import { freight } from './order-choices.ts';
import styles from './order-panel.module.css';
import { PriceBreakdown, PriceProblem } from './price-breakdown.tsx';
import type { Order } from './use-order.ts';
import type { ReserveOrInquire } from './use-reserve-or-inquire.ts';

interface OrderPanelProps {
  order: Order;
  acts: ReserveOrInquire;
  warning: OrderWarning | undefined;
  /** What the vehicle costs on the road. */
  roadTotal: ReactNode;
  /** How the price compares, and how it changed. */
  priceFacts: ReactNode;
  /** The button of a sales agent. */
  poster: ReactNode;
  /** The reader's offer, or the button to make one. */
  offer: ReactNode;
  /** When the server answered. A sale's countdown starts there. */
  receivedAt: number;
  /** The place of the buttons. */
  buttons: Ref<HTMLDivElement>;
}

/** The facts for a decision: the price to the buyer's port, the total on the road, and when the vehicle arrives. */
export function OrderPanel({
  order,
  acts,
  warning,
  roadTotal,
  priceFacts,
  poster,
  offer,
  receivedAt,
  buttons,
}: OrderPanelProps) {
  const { t } = useTranslation('detail');
  const isMobile = useSiteForm() === 'mobile';
  const { ref, style } = useStickyTop();
  const { draft, transport, portName } = order;
  return (
    <section ref={ref} style={style} className={styles.panel} aria-labelledby="order-title">
      <h2 id="order-title" className="visually-hidden">
        {t('orderTitle')}
      </h2>
      <ShownPrice order={order} receivedAt={receivedAt} />
      {order.detail.vehicle.reservationsPaused && <p className={styles.paused}>{t('reservePaused')}</p>}
      <DestinationFields order={order} warning={warning} />
      <PriceProblem order={order} />
      <dl className={`${styles.outlook} figures`}>
        {roadTotal}
        <NextShip order={order} />
      </dl>
      {priceFacts}
      <ImportInto order={order} />
      <p className={styles.scriptless}>{t('withoutScripts')}</p>
      <div ref={buttons} className={styles.buttons}>
        {/* On a phone the bar below always has them. */}
        {isMobile ? offer : <OrderButtons acts={acts} poster={poster} offer={offer} />}
        <ReserveNote order={order} acts={acts} />
      </div>
      {portName !== undefined && (
        <Fold title={t('priceLines')}>
          <PriceBreakdown order={order} />
        </Fold>
      )}
      <Fold
        title={t('shippingChoices')}
        chosen={transport && `${transport.desc}, ${t(draft.freightRadio === freight.collect ? 'collect' : 'prepaid')}`}
      >
        <ShippingFields order={order} />
      </Fold>
    </section>
  );
}

interface FoldProps {
  title: string;
  /** What is chosen inside. */
  chosen?: string | undefined;
  children: ReactNode;
}

/** Details that open without scripts too. */
function Fold({ title, chosen, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>
        <span>
          {title} {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
        </span>
        <ChevronDown className={styles.foldIcon} size="1.25rem" aria-hidden />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** Whether the vehicle may be imported into the chosen country. */
function ImportInto({ order: { id, draft, port, portName } }: { order: Order }) {
  const { countryCode, country } = draft;
  if (countryCode === '') return null;
  const to = { countryCode, country, portId: port?.portId ?? draft.port, port: portName };
  return <LazyImportVerdict vehicleId={id} {...to} />;
}

interface ShownPriceProps {
  order: Order;
  receivedAt: number;
}

/** The price at the chosen port, or the listed price until that is known, and the price before a sale. */
function ShownPrice({ order, receivedAt }: ShownPriceProps) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const { draft, detail, due, port, transport, coupon, hasClearance } = order;
  const localAmount = useLocalAmount(draft.countryCode);
  const { vehiclePriceDesc, vehicleOrigPriceDesc, priceKES, flashSale, remainingTimes } = detail.vehicle;
  const there = due.total?.usd === undefined ? undefined : due.total;
  const { destination } = detail;
  const isListed =
    port?.portId === destination?.port.portId &&
    transport?.type === destination?.port.transports[0]?.type &&
    !hasClearance &&
    !coupon;
  const local = there
    ? localAmount({ usd: there.usd, kes: there.inCountry })
    : localAmount({ usd: undefined, kes: priceKES });
  const isOnSale = flashSale === '1';
  return (
    <div className={`${styles.listed} figures`}>
      {isOnSale && (
        <p className={styles.sale}>
          <span>{t('vehicles:tagPromotion')}</span>
          {remainingTimes !== undefined && (
            <span>
              {t('saleEndsIn')} <Countdown seconds={remainingTimes} since={receivedAt} />
            </span>
          )}
        </p>
      )}
      <p className={styles.price}>
        {isOnSale && (!there || isListed) && vehicleOrigPriceDesc !== undefined && (
          <s className={styles.original}>
            <span className="visually-hidden">{t('originalPrice')}</span> {vehicleOrigPriceDesc}
          </s>
        )}
        <strong className={styles.amount}>{there?.text ?? vehiclePriceDesc}</strong>
      </p>
      <p className={styles.basis}>
        {there
          ? t(hasClearance ? 'pricedToCleared' : 'pricedTo', { port: port?.name, transport: transport?.desc })
          : t('listedBasis')}
        {local !== undefined && ` · ${t('vehicles:approximately', { amount: local })}`}
      </p>
    </div>
  );
}

interface OrderButtonsProps {
  acts: ReserveOrInquire;
  poster: ReactNode;
  offer: ReactNode;
}

/** One button to reserve, and below it the offer, and the inquiry for a buyer who wants to ask first. */
function OrderButtons({ acts, poster, offer }: OrderButtonsProps) {
  const { t } = useTranslation('detail');
  return (
    <>
      <Button
        color="secondary"
        disabled={acts.obstacle !== undefined}
        aria-describedby={acts.obstacle === undefined ? undefined : obstacleId}
        onClick={acts.reserve}
      >
        {t('reserve')}
      </Button>
      {offer}
      <div className={styles.others}>
        <Button variant="text" loading={acts.isInquiring} onClick={acts.inquire}>
          {t('inquire')}
        </Button>
        {poster}
      </div>
    </>
  );
}

const obstacleId = 'reserve-obstacle';

/** Why the vehicle cannot be reserved, or what is due after the reservation. */
function ReserveNote({ order: { due }, acts }: { order: Order; acts: ReserveOrInquire }) {
  const { t } = useTranslation(['detail', 'messages']);
  const deposit = due.deposit?.usd === undefined ? undefined : due.deposit.text;
  return (
    <>
      {acts.isWaiting && <output>{t('messages:waitingForLine')}</output>}
      <p id={obstacleId} className={styles.note}>
        {acts.obstacle === undefined
          ? deposit === undefined
            ? t('reserveNote')
            : t('reserveNoteOf', { deposit })
          : t(acts.obstacle)}
      </p>
    </>
  );
}

/** Keeps the panel in view. If it is taller than the window, it sticks where its buttons are visible. */
function useStickyTop(): { ref: (panel: HTMLElement | null) => void; style: CSSProperties } {
  const [panel, ref] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!panel) return undefined;
    const watch = new ResizeObserver(() => setHeight(panel.offsetHeight));
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel]);
  return { ref, style: { '--panel-height': `${height}px` } as CSSProperties };
}

import { useEffect, useId, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { Countdown } from '#site/components/countdown/countdown.tsx';
import { LazyImportVerdict } from '#site/components/import-verdict/lazy-import-verdict.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { OrderWarning } from './check-order.ts';
import { OrderFields } from './order-fields.tsx';
import styles from './order-panel.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import type { Order } from './use-order.ts';
import type { ReserveOrInquire } from './use-reserve-or-inquire.ts';

interface OrderPanelProps {
  order: Order;
  acts: ReserveOrInquire;
  warning: OrderWarning | undefined;
  /** When the server answered. A sale's countdown starts there. */
  receivedAt: number;
}

/** The destination, the price and the payment dates of an order. */
export function OrderPanel({ order, acts, warning, receivedAt }: OrderPanelProps) {
  const { t } = useTranslation('detail');
  const { ref, style } = useStickyTop();
  return (
    <section ref={ref} style={style} className={styles.panel} aria-labelledby="order-title">
      <h2 id="order-title" className={styles.title}>
        {t('orderTitle')}
      </h2>
      <ShownPrice order={order} receivedAt={receivedAt} />
      {order.detail.vehicle.reservationsPaused && <p className={styles.paused}>{t('reservePaused')}</p>}
      <OrderFields order={order} warning={warning} />
      <PriceBreakdown order={order} />
      <ImportInto order={order} />
      <p className={styles.scriptless}>{t('withoutScripts')}</p>
      <OrderButtons acts={acts} />
    </section>
  );
}

/** Whether the vehicle may be imported into the chosen country. */
function ImportInto({ order: { id, draft, portName } }: { order: Order }) {
  const { countryCode, country } = draft;
  if (countryCode === '') return null;
  return <LazyImportVerdict vehicleId={id} countryCode={countryCode} country={country} port={portName} />;
}

interface ShownPriceProps {
  order: Order;
  receivedAt: number;
}

/** The price at the chosen port, and the listed price before a sale. Until a price there is known, the listed price. */
function ShownPrice({ order, receivedAt }: ShownPriceProps) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const { draft, detail, prices, port, transport } = order;
  const localAmount = useLocalAmount(draft.countryCode);
  const { vehiclePriceDesc, vehicleOrigPriceDesc, priceKES, flashSale, remainingTimes } = detail.vehicle;
  const isOffered =
    port?.portId === detail.destination?.port.portId &&
    transport?.type === detail.destination?.port.transports[0]?.type;
  const there = port && transport && !isOffered && prices.total?.usd !== undefined ? prices.total : undefined;
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
        {isOnSale && !there && vehicleOrigPriceDesc !== undefined && (
          <s className={styles.original}>
            <span className="visually-hidden">{t('originalPrice')}</span> {vehicleOrigPriceDesc}
          </s>
        )}
        <strong className={styles.amount}>{there?.text ?? vehiclePriceDesc}</strong>
        <span className={styles.basis}>
          {there ? t('pricedTo', { port: port?.name, transport: transport?.desc }) : t('listedBasis')}
        </span>
      </p>
      <p className={styles.shillings}>{local === undefined ? ' ' : t('vehicles:approximately', { amount: local })}</p>
    </div>
  );
}

/** The two actions: reserve, or inquire first. If the vehicle cannot be reserved, a note says why. */
export function OrderButtons({ acts, look = 'tall' }: { acts: ReserveOrInquire; look?: 'tall' | 'flat' }) {
  const { t } = useTranslation(['detail', 'messages']);
  const reason = useId();
  return (
    <div className={`${styles.buttons} ${styles[look]}`}>
      <Button
        color="secondary"
        disabled={acts.obstacle !== undefined}
        aria-describedby={acts.obstacle === undefined ? undefined : reason}
        onClick={acts.reserve}
      >
        {t('reserve')}
      </Button>
      <Button variant="outlined" loading={acts.isInquiring} onClick={acts.inquire}>
        {t('inquire')}
      </Button>
      {acts.isWaiting && <output>{t('messages:waitingForLine')}</output>}
      {acts.obstacle === undefined ? (
        look === 'tall' && <p className={styles.note}>{t('reserveNote')}</p>
      ) : (
        <p id={reason} className={styles.note}>
          {t(acts.obstacle)}
        </p>
      )}
    </div>
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

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DraftAmount } from '#site/remembered/order-draft.ts';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { PriceLines, type PriceLine } from '#site/components/price-lines.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { freight } from './order-choices.ts';
import styles from './price-breakdown.module.css';
import type { Order } from './use-order.ts';

/** Why there is no price yet: no port is chosen, or the price could not be loaded. */
export function PriceProblem({ order: { quote, portName } }: { order: Order }) {
  const { t } = useTranslation(['detail', 'common']);
  if (portName === undefined) return <p className={styles.note}>{t('priceHint')}</p>;
  if (quote.failure === undefined) return null;
  return (
    <div className={styles.failed} role="alert">
      <p>{quote.failure}</p>
      <Button variant="outlined" size="small" loading={quote.isPending} onClick={quote.retry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/** The price line by line, its total, and which part is due when. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const { quote, draft, portName, detail, hasClearance, due } = order;
  const localAmount = useLocalAmount(draft.countryCode);
  if (quote.failure !== undefined) return null;
  const { total, deposit } = due;
  const local = localAmount({ usd: total?.usd, kes: total?.inCountry });
  return (
    <div className={styles.breakdown} aria-busy={quote.price === undefined} aria-live="polite">
      <PriceLines lines={linesOf(order, t)} />
      <div className={styles.total}>
        <span className={styles.totalLabel}>
          {t(hasClearance ? 'totalWithClearanceTo' : 'totalTo', { port: portName })}
        </span>
        <strong className={`${styles.totalAmount} figures`}>
          {total?.text ?? <span className={styles.pending} />}
        </strong>
        <span className={`${styles.shillings} figures`}>
          {local === undefined ? ' ' : t('vehicles:approximately', { amount: local })}
        </span>
      </div>
      <Due
        total={total}
        deposit={deposit}
        ratio={detail.vehicle.depositRatio}
        isAsked={draft.freightRadio === freight.collect}
      />
    </div>
  );
}

/** A coupon may reduce the price by less than its value, because no vehicle is sold below its minimum price. */
function couponNote(name: string, { text, usd }: DraftAmount, t: Text): string {
  return usd === 0 ? t('couponWithoutEffect', { name }) : t('afterCoupon', { name, amount: text });
}

type Text = TFunction<['detail', 'vehicles']>;

function linesOf({ quote, draft, prices, coupon, transport, portName, hasClearance }: Order, t: Text): PriceLine[] {
  const notes = [
    prices.flashSaleDeduction && t('afterFlashSale', { amount: prices.flashSaleDeduction.text }),
    quote.price?.offerDeduction && t('afterOffer', { amount: quote.price.offerDeduction }),
    coupon && prices.discount && couponNote(coupon.name, prices.discount, t),
  ].filter((note) => note !== undefined);
  const lines: PriceLine[] = [
    {
      name: 'vehicle',
      label: t('lineVehicle'),
      amount: prices.vehicle?.text,
      note: notes.join(' · ') || undefined,
      explanation: t('explainVehicle'),
    },
    {
      name: 'transport',
      label: t('lineTransport'),
      amount: prices.transport?.text,
      explanation: t('explainTransport', {
        port: portName,
        transport: transport?.desc ?? draft.transportTypeDesc,
      }),
    },
    {
      name: 'insurance',
      label: t('lineInsurance'),
      amount: prices.insurance?.text,
      explanation: t('explainInsurance'),
    },
  ];
  if (hasClearance) {
    const { price } = quote;
    const amount = price?.displayClearancePrice === 1 ? prices.clearance?.text : t('included');
    lines.push({
      name: 'clearance',
      label: t('lineClearance'),
      amount: price && amount,
      explanation: t('explainClearance'),
    });
  }
  return lines;
}

interface DueProps {
  total: DraftAmount | undefined;
  deposit: DraftAmount | undefined;
  /** The deposit as a percentage of the total, from the server. */
  ratio: number;
  isAsked: boolean;
}

/** What the buyer pays now to reserve the vehicle, and what before it reaches port. */
function Due({ total, deposit, ratio, isAsked }: DueProps) {
  const { t } = useTranslation('detail');
  const formats = useFormats();
  const balance = balanceOf(total, deposit);
  const later = balance && formats.price({ priceUSD: balance.usd, priceJPY: balance.jpy });
  return (
    <dl className={`${styles.due} figures`}>
      <div className={styles.part}>
        <dt>
          <span className={styles.when}>{t('dueNow')}</span>
          <span className={styles.what}>{t('dueNowHint', { percent: formats.number(ratio * 100) })}</span>
        </dt>
        <dd className={styles.amount}>{deposit?.text}</dd>
      </div>
      <div className={styles.part}>
        <dt>
          <span className={styles.when}>{t('dueLater')}</span>
          <span className={styles.what}>{t('dueLaterHint')}</span>
        </dt>
        <dd className={styles.amount}>{isAsked ? total?.text : later}</dd>
      </div>
    </dl>
  );
}

/** The amount after the deposit. It is unknown while one of the two has no price yet. */
export function balanceOf(
  total: DraftAmount | undefined,
  deposit: DraftAmount | undefined,
): { usd: number; jpy: number } | undefined {
  if (total?.usd === undefined || total.jpy === undefined) return undefined;
  if (deposit?.usd === undefined || deposit.jpy === undefined) return undefined;
  // Dollars may have cents, and floating-point subtraction is inexact.
  return { usd: (Math.round(total.usd * 100) - Math.round(deposit.usd * 100)) / 100, jpy: total.jpy - deposit.jpy };
}

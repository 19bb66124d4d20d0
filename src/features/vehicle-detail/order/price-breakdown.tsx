import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DraftAmount } from '../../../app/order-draft.ts';
import { PriceLines, type PriceLine } from '../../../components/price-lines.tsx';
import { dueAmounts } from '../../../components/quoted-prices.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Due } from './due.tsx';
import { freight } from './order-choices.ts';
import styles from './price-breakdown.module.css';
import { seenPrices } from './seen-prices.ts';
import type { Order } from './use-order.ts';

/** The price line by line, its total, and what of it is due when. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { t } = useTranslation(['detail', 'vehicles', 'common']);
  const formats = useFormats();
  const { quote, draft, port, detail, hasClearance } = order;
  if (!port) return <p className={styles.note}>{t('priceHint')}</p>;
  if (quote.failure !== undefined) {
    return (
      <div className={styles.failed} role="alert">
        <p>{quote.failure}</p>
        <Button look="outline" isSmall isBusy={quote.isPending} onClick={quote.retry}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  const prices = quote.price ? seenPrices(quote.price, draft) : {};
  const { total, deposit } = dueAmounts(prices, hasClearance);
  return (
    <div className={styles.breakdown} aria-busy={quote.isPending} aria-live="polite">
      <PriceLines lines={linesOf(order, prices, t)} />
      <div className={styles.total}>
        <span className={styles.totalLabel}>
          {t(hasClearance ? 'totalWithClearanceTo' : 'totalTo', { port: port.name })}
        </span>
        <strong className={`${styles.totalAmount} figures`}>
          {total?.text ?? <span className={styles.pending} />}
        </strong>
        <span className={`${styles.shillings} figures`}>
          {total?.inCountry === undefined
            ? ' '
            : t('vehicles:approximately', { amount: formats.shillings(total.inCountry) })}
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

/** A coupon may take off less than it is worth: no vehicle goes below its lowest price. */
function couponNote(name: string, { text, usd }: DraftAmount, t: Text): string {
  return usd === 0 ? t('couponWithoutEffect', { name }) : t('afterCoupon', { name, amount: text });
}

type Text = TFunction<['detail', 'vehicles', 'common']>;

function linesOf(
  { quote, coupon, transport, port, hasClearance }: Order,
  prices: ReturnType<typeof seenPrices>,
  t: Text,
) {
  const notes = [
    prices.flashSaleDeduction && t('afterFlashSale', { amount: prices.flashSaleDeduction.text }),
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
      explanation: t('explainTransport', { port: port?.name, transport: transport?.desc }),
    },
    {
      name: 'insurance',
      label: t('lineInsurance'),
      amount: prices.insurance?.text,
      explanation: t('explainInsurance'),
    },
  ];
  if (hasClearance) {
    const isShown = quote.price?.displayClearancePrice === 1;
    lines.push({
      name: 'clearance',
      label: t('lineClearance'),
      amount: isShown ? prices.clearance?.text : t('included'),
      explanation: t('explainClearance'),
    });
  }
  return lines;
}

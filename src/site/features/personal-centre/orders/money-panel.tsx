import { useTranslation } from 'react-i18next';
import type { Order, OrderRefund } from '#generated/client/types.gen.ts';
import { OrderSection, PairedTable } from '#site/components/orders/order-parts.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './money-panel.module.css';

/** The payments received for the buyer's order, the missing amount, and refunds. */
export default function MoneyPanel({ money }: { money: NonNullable<Order['money']> }) {
  const { t } = useTranslation('timeline');
  const { received, missing, missingOfDeposit, surplus, kept, keptReason, promised, refunds = [] } = money;
  const { day } = useFormats();
  const pairs = [
    { title: t('receivedSoFar'), value: received },
    ...(missingOfDeposit === undefined ? [] : [{ title: t('missingOfDeposit'), value: missingOfDeposit }]),
    ...(missing === undefined ? [] : [{ title: t('missingOfPrice'), value: missing }]),
    ...(surplus === undefined ? [] : [{ title: t('surplus'), value: surplus }]),
    ...(kept === undefined ? [] : [{ title: t('kept'), value: kept }]),
  ];
  return (
    <OrderSection title={t('payments')}>
      <PairedTable pairs={pairs} />
      {missingOfDeposit !== undefined && <p>{t('restHint')}</p>}
      {promised && (
        <p>
          <strong className="figures">
            {t('refundPromised', { amount: promised.amount, day: day(promised.sendBy) })}
          </strong>
        </p>
      )}
      {(surplus !== undefined || promised) && <p>{t('surplusHint')}</p>}
      {kept !== undefined && keptReason !== undefined && <p>{t('reason', { remark: keptReason })}</p>}
      {refunds.length > 0 && (
        <ul className={styles.refunds}>
          {refunds.map((refund, place) => (
            // Refunds are in a fixed order, and none is ever removed once it is reported as sent.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={styles.refund}>
              <Refund refund={refund} />
            </li>
          ))}
        </ul>
      )}
    </OrderSection>
  );
}

function Refund({ refund }: { refund: OrderRefund }) {
  const { t } = useTranslation('timeline');
  const { day } = useFormats();
  const { amount, reason, bank, lastDigits, sentOn, reference } = refund;
  return (
    <>
      <p>
        <strong className="figures">
          {sentOn === undefined ? t('refundAhead', { amount }) : t('refundDone', { amount, day: day(sentOn) })}
        </strong>
      </p>
      <p className={styles.reason}>{t('reason', { remark: reason })}</p>
      <p>{t('refundTo', { bank, digits: lastDigits })}</p>
      {reference !== undefined && <p className="figures">{t('bankReference', { reference })}</p>}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './clearance-choice.module.css';
import { freight } from './order-choices.ts';
import type { Order } from './use-order.ts';

/** Customs clearance, where it can be had at the destination. The price of a ship paid at the port is open, so that
 * clearance cannot be added to it. */
export function ClearanceChoice({ order: { draft, change, quote } }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { price } = quote;
  if (price?.showCustomClearance !== 1) return null;
  const isCollect = draft.freightRadio === freight.collect;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={draft.checkClearancePrice === 1}
        disabled={isCollect}
        onChange={(event) => change({ ...draft, checkClearancePrice: event.target.checked ? 1 : 0 })}
      />
      <span className={styles.text}>{t('clearanceChoice')}</span>
      {price.displayClearancePrice === 1 && (
        <span className={`${styles.amount} figures`}>+ {price.clearancePriceDesc}</span>
      )}
    </label>
  );
}

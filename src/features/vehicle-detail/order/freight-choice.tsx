import { useTranslation } from 'react-i18next';
import styles from './freight-choice.module.css';
import { chooseFreight, freight } from './order-choices.ts';
import type { Order } from './use-order.ts';

const options = [
  { value: freight.prepaid, label: 'prepaid', hint: 'prepaidHint' },
  { value: freight.collect, label: 'collect', hint: 'collectHint' },
] as const;

/** Who pays the ship, and when. */
export function FreightChoice({ order: { draft, change } }: { order: Order }) {
  const { t } = useTranslation('detail');
  return (
    <fieldset className={styles.freight}>
      <legend className={styles.legend}>{t('freight')}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, hint }) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name="freight"
              checked={draft.freightRadio === value}
              onChange={() => change(chooseFreight(draft, value))}
            />
            <span>
              {t(label)}
              <span className={styles.hint}>{t(hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

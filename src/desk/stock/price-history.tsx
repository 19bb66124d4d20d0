import { useTranslation } from 'react-i18next';
import type { StaffPriceChange } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { dollars } from './form/dollars.ts';
import styles from './vehicle-page.module.css';

/** Price changes, newest first. */
export function PriceHistory({ prices }: { prices: readonly StaffPriceChange[] }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  return (
    <Section title={t('prices')}>
      {prices.length === 0 && <p className={styles.quiet}>{t('noPrices')}</p>}
      <ol className={styles.prices}>
        {prices.map(({ at, name, price, lowestPrice }) => (
          <li key={`${at} ${price} ${lowestPrice}`} className={styles.price}>
            <strong className="figures">{dollars(price)}</strong>
            <span className="figures">{t('notBelow', { price: dollars(lowestPrice) })}</span>
            <span className={styles.quiet}>
              {name}, <time dateTime={at}>{formats.moment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

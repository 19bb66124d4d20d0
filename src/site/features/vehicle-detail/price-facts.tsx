import { useTranslation } from 'react-i18next';
import type { ListedPriceChange, PriceComparison } from '#generated/client/types.gen.ts';
import { listQuery } from '#screens/list-query.ts';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './price-facts.module.css';

/** How the price compares with similar vehicles, and how it changed. Nothing is shown while neither is known. */
export function PriceFacts({ id }: { id: string }) {
  const { data } = queries.useGetVehiclePriceFactsQuery({ body: { carSourceId: id } });
  if (!data || (!data.comparison && data.changes.length === 0)) return null;
  return (
    <div className={`${styles.facts} figures`}>
      {data.comparison && <Comparison {...data.comparison} />}
      <PriceHistory changes={data.changes} />
    </div>
  );
}

/** The link leads to the list of the compared vehicles. */
function Comparison({ count, differenceUSD, differenceJPY, ...filters }: PriceComparison) {
  const { t } = useTranslation('detail');
  const formats = useFormats();
  const amount = formats.price({ priceUSD: Math.abs(differenceUSD), priceJPY: Math.abs(differenceJPY) });
  const key = differenceUSD === 0 ? 'atAverage' : differenceUSD < 0 ? 'belowAverage' : 'aboveAverage';
  return (
    <TextLink className={`alone ${differenceUSD < 0 ? styles.good : ''}`} to={paths.vehicles(listQuery(filters))}>
      {t(key, { amount, count })}
    </TextLink>
  );
}

function PriceHistory({ changes }: { changes: readonly ListedPriceChange[] }) {
  const { t } = useTranslation('detail');
  const formats = useFormats();
  const [last] = changes;
  if (!last) return null;
  const amountOf = (usd: number, jpy: number) => formats.price({ priceUSD: usd, priceJPY: jpy });
  const less = last.beforeUSD - last.afterUSD;
  return (
    <details>
      <summary className={styles.summary}>
        {t(less > 0 ? 'priceLowered' : 'priceRaised', {
          amount: amountOf(Math.abs(less), Math.abs(last.beforeJPY - last.afterJPY)),
          day: formats.day(last.changedOn),
        })}
      </summary>
      <ol className={styles.changes} aria-label={t('priceHistory')}>
        {changes.map(({ changedOn, beforeUSD, beforeJPY, afterUSD, afterJPY }) => (
          <li key={`${changedOn} ${beforeUSD} ${afterUSD}`}>
            <span>{formats.day(changedOn)}</span>
            <span>
              <s>{amountOf(beforeUSD, beforeJPY)}</s> {amountOf(afterUSD, afterJPY)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.soft}>{t('listedPriceNote')}</p>
    </details>
  );
}

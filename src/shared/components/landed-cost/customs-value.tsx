import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { CustomsValue as Customs, ImportSource } from '#generated/client/types.gen.ts';
import { SourceLinks } from '../import-verdict/source-links.tsx';
import styles from './cost-breakdown.module.css';
import { useSpans } from './use-spans.ts';

/** The base of the state's percentages and how it is calculated. It is not a payment itself. */
export function CustomsValue({ customs, sources }: { customs: Customs; sources: readonly ImportSource[] }) {
  const { t } = useTranslation('importing');
  const spans = useSpans();
  const { from, value, listPrice, depreciationPercent, divisor, listTold, listYear, listUrl } = customs;
  const list = listPrice
    ? t(from === 'listPrice' ? 'customsValueTold' : 'customsValueEstimated', { list: spans.shillings(listPrice) })
    : t('customsValuePrice');
  const how =
    depreciationPercent && divisor
      ? t('customsValueBy', { list, depreciation: spans.percent(depreciationPercent), divisor: spans.number(divisor) })
      : list;
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{t('customsValue')}</span>
      <span className={`${styles.base} figures`}>{spans.shillings(value)}</span>
      <div className={styles.how}>
        <p>{how}</p>
        {listUrl && (
          <Link href={listUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('listTold', { told: listTold ?? '', year: listYear ?? '' })}
          </Link>
        )}
        <SourceLinks sources={sources.filter(({ id }) => customs.sources.includes(id))} />
      </div>
    </div>
  );
}

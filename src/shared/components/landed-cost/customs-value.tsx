import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { CustomsValue as Customs, ImportSource, ListPriceContents } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { basisTexts } from '../import-verdict/basis-texts.ts';
import { SourceLinks } from '../import-verdict/source-links.tsx';
import styles from './cost-breakdown.module.css';
import { useSpans } from './use-spans.ts';

/** The base of the state's percentages and how it is calculated. It is not a payment itself. */
export function CustomsValue({ customs, sources }: { customs: Customs; sources: readonly ImportSource[] }) {
  const { t } = useTranslation('importing');
  const spans = useSpans();
  const how = useHow(customs);
  const { value, depreciation, listTold, listYear, listUrl, lists = [] } = customs;
  const used = lists.find(({ isUsed }) => isUsed);
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{t('customsValue')}</span>
      <span className={`${styles.base} figures`}>{spans.local(value)}</span>
      <div className={styles.how}>
        {how.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {used?.rows && (
          <p>
            {t('listRows', {
              rows: used.rows.map(({ row }) => row).join(', '),
              names: [...new Set(used.rows.map(({ name }) => name))].join('; '),
            })}
          </p>
        )}
        {depreciation && (
          <p>
            {[
              ...(depreciation.countedBy.length > 1 ? [t('countedByBoth')] : []),
              t(basisTexts[depreciation.basis]),
            ].join(' · ')}
          </p>
        )}
        {listUrl && (
          <Link href={listUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('listTold', { told: listTold ?? '', year: listYear ?? '' })}
          </Link>
        )}
        <SourceLinks
          sources={sources.filter(({ id }) => customs.sources.includes(id) || depreciation?.sources.includes(id))}
        />
      </div>
    </div>
  );
}

/** The formula with this vehicle's figures. */
function useHow(customs: Customs): string[] {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const { from, value, listPrice, depreciationPercent, contains = [], divisor } = customs;
  if (!listPrice) return [t('customsValuePrice')];
  const list = t(from === 'listPrice' ? 'customsValueTold' : 'customsValueEstimated', {
    list: spans.local(listPrice),
  });
  const [parts, ...others] = contains;
  if (!depreciationPercent || !divisor) return [list];
  const depreciation = spans.percent(depreciationPercent);
  if (!parts || others.length > 0) {
    return [t('customsValueBy', { list, depreciation, divisor: spans.number(divisor) })];
  }
  const factor = (name: keyof ListPriceContents) => formats.number(1 + parts[name] / 100);
  return [
    list,
    t('customsValueContains', {
      list: spans.local(listPrice),
      depreciation,
      margin: factor('margin'),
      importDuty: factor('importDuty'),
      excise: factor('excise'),
      vat: factor('vat'),
      value: spans.local(value),
    }),
  ];
}

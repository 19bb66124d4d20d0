import { useTranslation } from 'react-i18next';
import type { CustomsList, CustomsValue, ImportSource } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { basisTexts } from '../import-verdict/basis-texts.ts';
import { SourceLinks } from '../import-verdict/source-links.tsx';
import styles from './cost-breakdown.module.css';
import { useSpans } from './use-spans.ts';

interface CustomsListsProps {
  customs: CustomsValue;
  sources: readonly ImportSource[];
}

/** Customs' lists with their legal state, and what the vehicle costs by each. */
export function CustomsLists({ customs, sources }: CustomsListsProps) {
  const { t } = useTranslation('importing');
  const { lists = [] } = customs;
  if (lists.length === 0) return null;
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{t('lists')}</span>
      <ul className={styles.how}>
        {lists.map((list) => (
          <List key={list.id} list={list} sources={sources} />
        ))}
      </ul>
    </div>
  );
}

function List({ list, sources }: { list: CustomsList; sources: readonly ImportSource[] }) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const { id, state, since, basis, isUsed, customsValue, toState, total } = list;
  const amounts =
    customsValue && toState && total
      ? t('listTotals', {
          value: spans.local(customsValue),
          taxes: spans.local(toState),
          total: spans.local(total),
        })
      : t('listNoPrice');
  const facts = [
    t(`listState_${state}`, { day: formats.day(since) }),
    t(basisTexts[basis]),
    ...(isUsed ? [t('listUsed')] : []),
  ];
  return (
    <li>
      <p>
        <strong>{t('listBy', { year: id })}</strong> ({facts.join(' · ')}): {amounts}
      </p>
      <SourceLinks sources={sources.filter((source) => list.sources.includes(source.id))} />
    </li>
  );
}

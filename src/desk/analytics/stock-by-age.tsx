import { useTranslation } from 'react-i18next';
import type { StaffStockAge } from '#generated/client/types.gen.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Section } from '../parts/section.tsx';
import { ChartWithTable } from './chart-with-table.tsx';

/** Vehicles on sale, by days since publication. */
export function StockByAge({ ages }: { ages: readonly StaffStockAge[] }) {
  const { t } = useTranslation('desk-analytics');
  return (
    <Section title={t('stockByAge')}>
      {ages.length === 0 ? (
        <EmptyState text={t('noStock')} />
      ) : (
        <ChartWithTable
          name={t('stockByAge')}
          axis={t('daysOnOffer')}
          isStacked
          places={ages.map(({ fromDays, toDays }) =>
            toDays === undefined ? t('daysFrom', { from: fromDays }) : t('daysBetween', { from: fromDays, to: toDays }),
          )}
          series={[
            { name: t('free'), values: ages.map(({ count, held }) => count - held), color: 'var(--action)' },
            { name: t('held'), values: ages.map(({ held }) => held), color: 'var(--signal-bright)' },
          ]}
        />
      )}
    </Section>
  );
}

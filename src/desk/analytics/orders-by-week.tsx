import { useTranslation } from 'react-i18next';
import type { StaffWeek } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { useWeekNames } from './use-week-names.ts';

/** Reservations, deposits, deliveries and orders without delivery, by week. */
export function OrdersByWeek({ weeks }: { weeks: readonly StaffWeek[] }) {
  const { t } = useTranslation('desk-analytics');
  const weekName = useWeekNames();
  return (
    <Section title={t('ordersByWeek')}>
      <ChartWithTable
        name={t('ordersByWeek')}
        axis={t('week')}
        places={weeks.map(({ startsOn }) => weekName(startsOn))}
        series={[
          { name: t('reservations'), values: weeks.map(({ reservations }) => reservations), color: 'var(--action)' },
          { name: t('deposits'), values: weeks.map(({ deposits }) => deposits), color: 'var(--signal-bright)' },
          { name: t('deliveries'), values: weeks.map(({ deliveries }) => deliveries), color: 'var(--positive)' },
          {
            name: t('ended'),
            values: weeks.map(({ ended }) => ended.lapsed + ended.byBuyer + ended.byStaff),
            color: 'var(--line-strong)',
          },
        ]}
      />
    </Section>
  );
}

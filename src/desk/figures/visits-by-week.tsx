import { useTranslation } from 'react-i18next';
import type { StaffVisits, StaffWeek } from '../../../generated/client/types.gen.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import styles from './figures.module.css';
import { useWeekNames } from './use-week-names.ts';

const colors: Readonly<Record<keyof StaffVisits, string>> = {
  home: 'var(--action)',
  list: 'var(--signal-bright)',
  vehicle: 'var(--positive)',
  other: 'var(--line-strong)',
};
const entries = Object.keys(colors) as (keyof StaffVisits)[];

/** How often somebody came to the site, by the page on which they began. */
export function VisitsByWeek({ weeks, since }: { weeks: readonly StaffWeek[]; since: string | undefined }) {
  const { t } = useTranslation('desk-figures');
  const formats = useDeskFormats();
  const weekName = useWeekNames();
  return (
    <Section title={t('visitsByWeek')}>
      <p className={styles.note}>{t('visitsNote')}</p>
      {since === undefined ? (
        <EmptyState text={t('noVisits')} />
      ) : (
        <>
          <p className={styles.note}>{t('visitsSince', { day: formats.day(since) })}</p>
          <ChartWithTable
            name={t('visitsByWeek')}
            axis={t('week')}
            isStacked
            places={weeks.map(({ startsOn }) => weekName(startsOn))}
            series={entries.map((entry) => ({
              name: t(`entry_${entry}`),
              values: weeks.map(({ visits }) => visits[entry]),
              color: colors[entry],
            }))}
          />
        </>
      )}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import type { StaffWeek } from '#generated/client/types.gen.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import styles from './analytics.module.css';
import { useWeekNames } from './use-week-names.ts';

/** Landing pages and their colours. */
const entries = [
  { entry: 'home', name: 'entryHome', color: 'var(--action)' },
  { entry: 'list', name: 'entryList', color: 'var(--signal-bright)' },
  { entry: 'vehicle', name: 'entryVehicle', color: 'var(--positive)' },
  { entry: 'other', name: 'entryElsewhere', color: 'var(--line-strong)' },
] as const;

/** Visits by landing page and week. */
export function VisitsByWeek({ weeks, since }: { weeks: readonly StaffWeek[]; since: string | undefined }) {
  const { t } = useTranslation('desk-analytics');
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
            series={entries.map(({ entry, name, color }) => ({
              name: t(name),
              values: weeks.map(({ visits }) => visits[entry]),
              color,
            }))}
          />
        </>
      )}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import type { StaffFigures, StaffWeek } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { DataTable } from './data-table.tsx';
import styles from './analytics.module.css';

const stages = [
  'visits',
  'registrations',
  'priceRequests',
  'reservations',
  'proofs',
  'deposits',
  'deliveries',
] as const;

/** Buyer funnel, and how the other orders ended. */
export function BuyerFunnel({ figures: { weeks, visitsSince } }: { figures: StaffFigures }) {
  const { t } = useTranslation('desk-analytics');
  const formats = useDeskFormats();
  const sum = sumOfWeeks(weeks);
  const shown = stages.filter((stage) => stage !== 'visits' || visitsSince !== undefined);
  const rows = shown.map((stage, index) => {
    // Some deposits arrive without a payment proof.
    const before = stage === 'deposits' ? 'reservations' : shown[index - 1];
    return [t(stage), formats.count(sum[stage]), before === undefined ? '' : share(sum[stage], sum[before])];
  });

  function share(part: number, whole: number): string {
    return whole === 0 ? '' : formats.percent(Math.round((part / whole) * 1000) / 1000);
  }

  return (
    <Section title={t('whereBuyersLeave')}>
      <p className={styles.note}>{t('stagesNote')}</p>
      <DataTable name={t('whereBuyersLeave')} head={[t('stage'), t('number'), t('ofStageBefore')]} rows={rows} />
      <p className={styles.note}>
        {t('endings', {
          lapsed: formats.count(sum.lapsed),
          byBuyer: formats.count(sum.byBuyer),
          byStaff: formats.count(sum.byStaff),
        })}
      </p>
    </Section>
  );
}

/** Totals over all given weeks. */
function sumOfWeeks(weeks: readonly StaffWeek[]) {
  const sum = (count: (week: StaffWeek) => number) => weeks.reduce((total, week) => total + count(week), 0);
  return {
    visits: sum(({ visits }) => visits.home + visits.list + visits.vehicle + visits.other),
    registrations: sum(({ registrations }) => registrations),
    priceRequests: sum(({ priceRequests }) => priceRequests),
    reservations: sum(({ reservations }) => reservations),
    proofs: sum(({ proofs }) => proofs),
    deposits: sum(({ deposits }) => deposits),
    deliveries: sum(({ deliveries }) => deliveries),
    lapsed: sum(({ ended }) => ended.lapsed),
    byBuyer: sum(({ ended }) => ended.byBuyer),
    byStaff: sum(({ ended }) => ended.byStaff),
  };
}

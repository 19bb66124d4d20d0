import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './analytics.module.css';
import { VisitsByWeek } from './visits-by-week.tsx';
import { BuyerFunnel } from './buyer-funnel.tsx';
import type { StaffWeek, StaffStepTime, StaffStockAge } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { useWeekNames } from './use-week-names.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { DataTable } from './data-table.tsx';

const hour = 3_600_000;

const periods = [4, 12, 26, 52, 104] as const;
const usualPeriod = 12;

/** Analytics: from visits to deliveries by week, and how long stock and orders wait. */
export default function AnalyticsPage() {
  const { t } = useTranslation(['desk-analytics', 'desk']);
  const formats = useDeskFormats();
  const [parameters, setParameters] = useSearchParams();
  const weeks = periods.find((period) => String(period) === parameters.get('weeks')) ?? usualPeriod;
  const figures = useQuery({
    ...queries.staffGetFiguresOptions({ body: { weeks } }),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  return (
    <>
      <PageHead
        title={t('desk:page_analytics')}
        note={data && t('at', { time: formats.moment(data.at) })}
        acts={
          <TextField
            select
            size="small"
            label={t('period')}
            value={weeks}
            onChange={({ target }) => setParameters({ weeks: target.value }, { replace: true })}
          >
            {periods.map((period) => (
              <MenuItem key={period} value={period}>
                {t('lastWeeks', { number: period })}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      {figures.error && <CallFailed error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.isPending && <PageLoading />}
      {data && (
        <div className={styles.sections}>
          <OrdersByWeek weeks={data.weeks} />
          <BuyerFunnel figures={data} />
          <VisitsByWeek weeks={data.weeks} since={data.visitsSince} />
          <StepTimes steps={data.steps} />
          <StockByAge ages={data.stock} />
        </div>
      )}
    </>
  );
}

/** Reservations, deposits, deliveries and orders without delivery, by week. */
function OrdersByWeek({ weeks }: { weeks: readonly StaffWeek[] }) {
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

/** Time between the steps of an order. */
function StepTimes({ steps }: { steps: readonly StaffStepTime[] }) {
  const { t } = useTranslation('desk-analytics');
  const formats = useDeskFormats();
  return (
    <Section title={t('stepTimes')}>
      {steps.length === 0 ? (
        <EmptyState text={t('noSteps')} />
      ) : (
        <DataTable
          name={t('stepTimes')}
          head={[t('step'), t('number'), t('halfWithin'), t('nineOfTenWithin')]}
          rows={steps.map(({ step, count, medianHours, slowHours }) => [
            t(`step_${step}`),
            formats.count(count),
            formats.span(medianHours * hour),
            formats.span(slowHours * hour),
          ])}
        />
      )}
    </Section>
  );
}

/** Vehicles on sale, by days since publication. */
function StockByAge({ ages }: { ages: readonly StaffStockAge[] }) {
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

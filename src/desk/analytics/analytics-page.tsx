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
import { OrdersByWeek } from './orders-by-week.tsx';
import { StepTimes } from './step-times.tsx';
import { StockByAge } from './stock-by-age.tsx';
import { VisitsByWeek } from './visits-by-week.tsx';
import { BuyerFunnel } from './buyer-funnel.tsx';

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

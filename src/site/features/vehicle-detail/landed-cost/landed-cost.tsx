import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure } from '#shared/api/errors.ts';
import { CostBreakdown } from '#shared/components/landed-cost/cost-breakdown.tsx';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { Order } from '../order/use-order.ts';
import styles from './landed-cost.module.css';
import { useLandedCost } from './use-landed-cost.ts';

/** The landed cost of a vehicle: who is paid how much, and for each part its lines, rates and sources. */
export function LandedCost({ order }: { order: Order }) {
  const { t } = useTranslation(['importing', 'common']);
  const [isByMonth, setByMonth] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useLandedCost(order, isByMonth);
  if (order.port === undefined || order.transport === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="landed-cost-title" aria-busy={isFetching}>
      <h2 id="landed-cost-title">{t('title')}</h2>
      {error ? (
        <div className={styles.failed}>
          <p>{displayFailure(error).text || t('failed')}</p>
          <Button variant="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : (
        data && (
          <div className={isPlaceholderData ? styles.old : undefined}>
            <CostBreakdown cost={data} onMonths={() => setByMonth(true)} />
          </div>
        )
      )}
      <TextLink className="alone" to={paths.importCost()}>
        {t('anotherCar')}
      </TextLink>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useSpans } from '#shared/components/landed-cost/use-spans.ts';
import { isMotionReduced } from '#shared/ui/reduced-motion.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Order } from '../order/use-order.ts';
import styles from './landed-cost.module.css';
import { landedCostId, useLandedCost } from './use-landed-cost.ts';

/** The landed cost in one amount. The button leads to its lines further down. */
export function RoadTotal({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const spans = useSpans();
  const { data, isError, isPlaceholderData } = useLandedCost(order);
  if (isError) return t('onTheRoadUnknown');
  // While the cost to another country loads, the previous one would appear below the new name.
  if (!data || data.countryCode !== order.draft.countryCode) return null;
  if (data.completeness === 'none') return t('onTheRoadUnknown');
  const { total } = data;
  const isComplete = data.completeness === 'complete';
  const amount = spans.local(isComplete ? total : { ...total, max: total.min }, data);
  return (
    <>
      <strong className={isPlaceholderData ? styles.old : undefined}>
        {isComplete ? amount : t('atLeast', { amount })}
      </strong>{' '}
      <Button variant="text" size="small" className={styles.lines ?? ''} onClick={showLines}>
        {t('onTheRoadLines')}
      </Button>
    </>
  );
}

function showLines(): void {
  const behavior = isMotionReduced() ? 'auto' : 'smooth';
  document.getElementById(landedCostId)?.scrollIntoView({ behavior });
}

import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { OrderSection } from '../../../components/orders/order-parts.tsx';
import { Timeline } from '../../../components/order-timeline/order-timeline.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import { PartLoading } from './part-loading.tsx';

/** What happened to the buyer's order, with what proves it, and what comes next. */
export default function TimelinePanel({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { t } = useTranslation('timeline');
  const formats = useFormats();
  const { data, error, isFetching, refetch } = queries.useGetOrderTimelineQuery({ body: { id } });
  return (
    <OrderSection title={t('title')}>
      {data ? (
        <>
          <Timeline timeline={data} moment={(iso) => formats.marketTime(new Date(iso))} />
          <p>{t('nairobi')}</p>
        </>
      ) : (
        <PartLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </OrderSection>
  );
}

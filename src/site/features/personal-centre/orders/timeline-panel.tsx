import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Order } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { OrderSection } from '#site/components/orders/order-parts.tsx';
import { Timeline } from '#shared/components/order-timeline/order-timeline.tsx';
import { linkValidity } from '#shared/components/documents/link-lifetime.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { CalendarButton } from './calendar-button.tsx';
import { PartLoading } from './part-loading.tsx';
import { useOpenDocument } from './use-open-document.ts';

/** The history of the buyer's order with its evidence, and the next step. */
export default function TimelinePanel({ order }: { order: Pick<Order, 'id' | 'orderNo'> }) {
  const { t } = useTranslation('timeline');
  const formats = useFormats();
  const openPaper = useOpenDocument();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getOrderTimelineOptions({ body: { id: order.id } }),
    refetchInterval: linkValidity,
    refetchOnWindowFocus: true,
  });
  return (
    <OrderSection title={t('title')}>
      {data ? (
        <>
          <Timeline
            timeline={data}
            isForBuyer
            moment={(iso) => formats.marketTime(new Date(iso))}
            acts={<CalendarButton order={order} timeline={data} />}
            onOpenPaper={openPaper}
          />
          <p>{t('nairobi')}</p>
        </>
      ) : (
        <PartLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </OrderSection>
  );
}

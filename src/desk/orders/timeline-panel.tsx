import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderTimeline, StaffOrder } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Timeline } from '#shared/components/order-timeline/order-timeline.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';
import { OrderTimeline as History } from './order-timeline.tsx';
import type { Noted } from './shipment-events/shipment-event-dialog.tsx';

const ShipmentEventDialog = lazy(() => import('./shipment-events/shipment-event-dialog.tsx'));

/** Timeline of an order with its evidence, and buttons to record shipment events. */
export default function TimelinePanel({ order }: { order: StaffOrder }) {
  const { t } = useTranslation(['desk-orders', 'timeline']);
  const formats = useDeskFormats();
  const [opened, setOpened] = useState<Noted>();
  const { data } = useQuery({
    ...queries.staffGetTimelineOptions({ body: { id: order.id } }),
    refetchOnWindowFocus: true,
  });
  if (!data) return <History order={order} />;
  const open = (act: OrderTimeline['can'][number]) => setOpened({ act, order, way: data.way });
  return (
    <Section
      title={t('timeline')}
      acts={
        <div className={styles.acts}>
          {data.can.map((act) => (
            // The dialog keeps the order it was opened with, so that the server detects conflicts.
            <Button key={act} size="small" variant="outlined" onClick={() => open(act)}>
              {t(`timeline:act_${act}`)}
            </Button>
          ))}
        </div>
      }
    >
      <Timeline timeline={data} isForBuyer={false} moment={formats.moment} />
      {opened && (
        <Suspense fallback={null}>
          <ShipmentEventDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

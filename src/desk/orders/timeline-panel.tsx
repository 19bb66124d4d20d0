import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder, StaffOrderTimeline } from '#generated/client/types.gen.ts';
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
  // The dialog keeps the version that its values came from, so that the server detects conflicts.
  const open = (act: StaffOrderTimeline['can'][number]) =>
    setOpened({ act, order: { id: order.id, version: data.version }, way: data.way });
  return (
    <Section
      title={t('timeline')}
      acts={
        <div className={styles.acts}>
          {data.can.map((act) => (
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

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ActionName } from './run-action.ts';

const ActionDialog = lazy(() => import('./action-dialog.tsx'));

const looks = {
  approvePayment: { variant: 'contained', color: 'secondary' },
  rejectPayment: { variant: 'outlined', color: 'primary' },
  recordPayment: { variant: 'outlined', color: 'primary' },
  shipOrder: { variant: 'contained', color: 'primary' },
  changeShipment: { variant: 'outlined', color: 'primary' },
  requestBalance: { variant: 'contained', color: 'primary' },
  completeOrder: { variant: 'outlined', color: 'primary' },
  cancelOrder: { variant: 'text', color: 'error' },
} as const satisfies Record<ActionName, object>;

const names = Object.keys(looks) as ActionName[];

/** Actions available on the order; the server lists them for the role. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  const [opened, setOpened] = useState<{ name: ActionName; order: StaffOrder }>();
  return (
    <>
      {names
        .filter((name) => order.can.includes(name))
        .map((name) => (
          // The dialog keeps the order it was opened with, so that the server detects conflicts.
          <Button key={name} size="small" {...looks[name]} onClick={() => setOpened({ name, order })}>
            {t(`act_${name}`)}
          </Button>
        ))}
      {opened && (
        <Suspense fallback={null}>
          <ActionDialog name={opened.name} order={opened.order} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

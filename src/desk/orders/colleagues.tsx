import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder, StaffPresence } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { useActive } from '../parts/use-active.ts';
import styles from './colleagues.module.css';
import { isKnownVersion } from './own-versions.ts';

/** Heartbeat interval in milliseconds. The server forgets an open order after twenty seconds. */
const pollInterval = 5000;

/** Shows who else has the order open, and refetches it after their changes. Mounted once per order. */
export function Colleagues({ order: { id, version } }: { order: StaffOrder }) {
  const { t, i18n } = useTranslation('desk-orders');
  const queryClient = useQueryClient();
  const isActive = useActive();
  const [others, setOthers] = useState<readonly StaffPresence[]>([]);

  const watch = useEffectEvent(async (isGone: () => boolean) => {
    const { data } = await api.staffWatchOrder({ body: { id } });
    if (!data || isGone()) return;
    setOthers(data.others);
    if (isKnownVersion(id, version, data.version)) return;
    await refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
    if (!isGone()) showToast('warning', t('changedMeanwhile'));
  });

  useEffect(() => {
    if (!isActive) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      // Sequential, so that requests cannot pile up on a slow connection.
      void watch(() => isOver).finally(() => {
        if (!isOver) timer = setTimeout(again, pollInterval);
      });
    };
    again();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isActive]);

  const names = new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name));
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert severity="warning" icon={false} className={styles.others ?? ''}>
          {t('alsoOpen', { count: others.length, names })}
        </Alert>
      )}
    </div>
  );
}

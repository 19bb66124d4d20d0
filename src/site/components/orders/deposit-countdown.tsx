import { readTimeZone } from '#shared/state/time-zone.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { openLiveChat } from '#site/session/live-chat.ts';
import { reloadOrders } from '../reload-orders.ts';
import { Countdown, remainingSeconds, useSecondsClock } from '../countdown/countdown.tsx';
import styles from './deposit-countdown.module.css';

const zone = readTimeZone();

interface DepositCountdownProps {
  dueAt: string;
  /** Such an order stays when the time is over. */
  isPartPaid?: boolean;
}

/** The remaining time for the deposit. It uses the server's clock, since a device's clock may be hours wrong. */
export function DepositCountdown({ dueAt, isPartPaid = false }: DepositCountdownProps) {
  const [shownAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, isError } = useQuery({
    ...queries.getServerTimeOptions({ query: { timeZone: zone } }),
    staleTime: 0,
  });
  const deadline = Date.parse(dueAt);
  if (!data && !isError) return <p className={styles.pending} aria-hidden />;
  const since = data ? dataUpdatedAt : shownAt;
  const now = data?.epochMilliseconds ?? since;
  const seconds = Math.max(0, Math.floor((deadline - now) / 1000));
  return <Remaining key={since} seconds={seconds} since={since} deadline={deadline} isPartPaid={isPartPaid} />;
}

interface RemainingProps {
  seconds: number;
  since: number;
  deadline: number;
  isPartPaid: boolean;
}

function Remaining({ seconds, since, deadline, isPartPaid }: RemainingProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const formats = useFormats();
  const queryClient = useQueryClient();
  const isOver = remainingSeconds(seconds, since, useSecondsClock()) === 0;
  useEffect(() => {
    if (!isOver) return undefined;
    // The seconds are rounded, so the deadline may be one away.
    const timer = setTimeout(() => void reloadOrders(queryClient), 1000);
    return () => clearTimeout(timer);
  }, [isOver, queryClient]);
  if (isOver) {
    return isPartPaid ? null : (
      <p className={styles.over}>
        {t('depositOver')}{' '}
        <Button variant="text" size="small" onClick={() => openLiveChat()}>
          {t('shell:chat')}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.countdown}>
      <span>{t('depositLeft')}</span>
      <Countdown seconds={seconds} since={since} className={styles.time} />
      <span className={styles.until}>{t('depositUntil', { moment: formats.marketTime(deadline) })}</span>
    </p>
  );
}

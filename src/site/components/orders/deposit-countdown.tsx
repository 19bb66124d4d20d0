import { readTimeZone } from '#shared/state/time-zone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Countdown, remainingSeconds, useSecondsClock } from '../countdown/countdown.tsx';
import styles from './deposit-countdown.module.css';

const zone = readTimeZone();

/** The remaining time for the deposit. It uses the server's clock, since a device's clock may be hours wrong. */
export function DepositCountdown({ dueAt }: { dueAt: string }) {
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
  return <Remaining key={since} seconds={seconds} since={since} deadline={deadline} />;
}

function Remaining({ seconds, since, deadline }: { seconds: number; since: number; deadline: number }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const left = remainingSeconds(seconds, since, useSecondsClock());
  if (left === 0) return <p className={styles.over}>{t('depositOver')}</p>;
  return (
    <p className={styles.countdown}>
      <span>{t('depositLeft')}</span>
      <Countdown seconds={seconds} since={since} className={styles.time} />
      <span className={styles.until}>{t('depositUntil', { moment: formats.marketTime(deadline) })}</span>
    </p>
  );
}

import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Clock, WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cachePolicyOf } from '../offline/cacheable-calls.ts';
import { line } from '#shared/state/connection.ts';
import { type Act, useQueuedChanges, type QueuedChange, whenOpen, withdraw } from '../offline/outbox.ts';
import { useFollowNotifications } from '../push/follow-notifications.ts';
import { newVersion } from '../offline/service-worker.ts';
import { useStore } from '#shared/state/store.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './connection-notes.module.css';

/** Up to this many entries the queue is open from the start. */
const shownEntries = 2;

const icon = { size: '1.25em', 'aria-hidden': true } as const;

/** Loads the notes with their texts. */
export async function loadConnectionNotes() {
  await loadTexts('offline');
  return ConnectionNotes;
}

/** Shows how old the page is when offline, the queued changes, and that a new version is available. */
function ConnectionNotes() {
  const { t } = useTranslation('offline');
  const acts = useQueuedChanges();
  useFollowNotifications();
  const waiting = acts.filter(({ refusal }) => refusal === undefined);
  return (
    <section className={styles.notes} aria-label={t('notes')}>
      <output className={styles.states}>
        <AgeNote />
        {waiting.length > 0 && (
          <span className={`${styles.note} ${styles.line}`}>
            <Clock {...icon} />
            {t('waitingCount', { count: waiting.length })}
          </span>
        )}
      </output>
      {waiting.length > 0 && <Queue waiting={waiting} />}
      {acts.map((act) => act.refusal !== undefined && <RefusedNote key={act.id} waiting={act} />)}
      <VersionNote />
    </section>
  );
}

function AgeNote() {
  return useStore(line) === 'away' && <AgeOfShown />;
}

function AgeOfShown() {
  const { t } = useTranslation('offline');
  const { recentTime } = useFormats();
  const at = useOldestShown();
  return (
    <span className={`${styles.note} ${styles.line}`}>
      <WifiOff {...icon} />
      {at === undefined ? t('withoutLine') : t('asOf', { time: recentTime(at) })}
    </span>
  );
}

/** The oldest time of the cached answers on the page. */
function useOldestShown(): number | undefined {
  const queryClient = useQueryClient();
  const read = () => oldestShown(queryClient);
  return useSyncExternalStore(
    // A query may start while another component renders, when no other state may be set.
    (listener) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    read,
    () => undefined,
  );
}

function oldestShown(queryClient: QueryClient): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => cachePolicyOf(query) !== undefined })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return shown.length > 0 ? Math.min(...shown) : undefined;
}

/** All queued changes. More than a few entries would cover the page, so they open on request. */
function Queue({ waiting }: { waiting: readonly QueuedChange[] }) {
  const { t } = useTranslation('offline');
  return (
    <details className={styles.note} open={waiting.length <= shownEntries}>
      <summary>{t('queue')}</summary>
      <ul className={styles.queue}>
        {waiting.map((entry) => (
          <QueueEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </details>
  );
}

function QueueEntry({ entry: { id, act, isOpen } }: { entry: QueuedChange }) {
  const { t } = useTranslation('offline');
  const what = t(act.kind, { name: nameOf(act) });
  return (
    <li className={styles.entry}>
      <span>
        {what}
        {isOpen && <span className={styles.doubt}> {t('mayHaveArrived')}</span>}
      </span>
      {act.kind === 'proof' && <TextLink to={paths.order(act.orderId)}>{t('openOrder')}</TextLink>}
      {act.kind === 'favorite' && <TextLink to={paths.detail(act.vehicleId)}>{t('openVehicle')}</TextLink>}
      <Button size="small" variant="text" aria-label={t('withdrawNamed', { what })} onClick={() => void withdraw(id)}>
        {t('withdraw')}
      </Button>
    </li>
  );
}

function RefusedNote({ waiting: { id, act, refusal = '' } }: { waiting: QueuedChange }) {
  const { t } = useTranslation('offline');
  return (
    <div role="alert" className={`${styles.note} ${styles.refused}`}>
      <p>{t('refused', { what: t(act.kind, { name: nameOf(act) }), reason: refusal })}</p>
      <div className={styles.acts}>
        <Button size="small" onClick={() => void whenOpen.then(({ tryAgain }) => tryAgain(id))}>
          {t('tryAgain')}
        </Button>
        <Button size="small" variant="text" onClick={() => void withdraw(id)}>
          {t('drop')}
        </Button>
      </div>
    </div>
  );
}

function nameOf(act: Act): string {
  return act.kind === 'inquiry' ? act.name : '';
}

function VersionNote() {
  const { t } = useTranslation('offline');
  const begin = useStore(newVersion);
  const [isPutOff, setPutOff] = useState(false);
  const [isBegun, setBegun] = useState(false);
  if (!begin || isPutOff) return null;
  return (
    <div className={styles.note}>
      <output>{t('newVersion')}</output>
      <div className={styles.acts}>
        <Button
          size="small"
          loading={isBegun}
          onClick={() => {
            setBegun(true);
            begin();
          }}
        >
          {t('useNow')}
        </Button>
        {!isBegun && (
          <Button size="small" variant="text" onClick={() => setPutOff(true)}>
            {t('later')}
          </Button>
        )}
      </div>
    </div>
  );
}

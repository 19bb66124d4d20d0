import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './account.module.css';

/** Active sessions of the staff member, who can end all but the current one. */
export function OwnSessions() {
  const { t } = useTranslation('desk-people');
  const formats = useDeskFormats();
  const { sessionEndsAt } = useMember();
  const queryClient = useQueryClient();
  const sessions = queries.useStaffListSessionsQuery();
  const end = queries.useStaffEndSessionMutation({ onSuccess: () => refetchShown(queryClient, 'staffListSessions') });
  return (
    <Section title={t('sessions')}>
      <p className={styles.note}>{t('sessionsNote', { time: formats.moment(sessionEndsAt) })}</p>
      {sessions.error && <CallFailed error={sessions.error} onRetry={() => void sessions.refetch()} />}
      <ul className={styles.rows}>
        {sessions.data?.map(({ id, begunAt, seenAt, address, isOwn }) => (
          <li key={id} className={`${styles.row} figures`}>
            <div>
              {isOwn ? t('thisSession', { address }) : address}
              <span>{t('sessionTimes', { begun: formats.moment(begunAt), seen: formats.moment(seenAt) })}</span>
            </div>
            {!isOwn && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('endSessionOf', { address })}
                loading={end.isPending && end.variables.body.id === id}
                onClick={() => end.mutate({ body: { id } })}
              >
                {t('endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

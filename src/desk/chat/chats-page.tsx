import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useActive } from '../parts/use-active.ts';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { canReply } from './can-reply.ts';
import { ChatQueue } from './chat-queue.tsx';
import { ChatWindow, pollInterval } from './chat-window.tsx';
import styles from './chats.module.css';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { HoursForm } from './hours-form.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

/** All chats: the queue and the open chat. A draft is kept for each chat. */
export default function ChatsPage() {
  const { t } = useTranslation(['desk-chat', 'desk']);
  const { role } = useMember();
  const isActive = useActive();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<'ready' | 'hours'>();
  const opened = params.get('id');
  const list = useQuery({
    ...queries.staffListChatsOptions({ body: search === '' ? {} : { search } }),
    refetchInterval: isActive && pollInterval,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
  const { data, error } = list;

  return (
    <>
      <PageHead
        title={t('desk:page_chats')}
        note={isActive ? t('note') : t('desk:resting')}
        acts={
          <>
            {canReply(role) && (
              <Button size="small" variant="outlined" onClick={() => setEdited('hours')}>
                {t('hours')}
              </Button>
            )}
            <Button size="small" variant="outlined" onClick={() => setEdited('ready')}>
              {t('readyAnswers')}
            </Button>
          </>
        }
      />
      {error && <CallFailed error={error} onRetry={() => void list.refetch()} />}
      {!canReply(role) && (
        <Alert severity="info" icon={false} className={styles.notice ?? ''}>
          {t('readOnly')}
        </Alert>
      )}
      {data && (
        <div className={`${styles.columns} ${opened === null ? '' : styles.opened}`}>
          <section className={styles.queue} aria-label={t('queue')}>
            <search className={styles.search}>
              <TextInput
                label={t('search')}
                value={search}
                maxLength={60}
                autoComplete="off"
                onChange={(text) => setSearch(text.slice(0, 60))}
              />
            </search>
            <ChatQueue chats={data.chats} now={data.at} opened={opened} onOpen={(id) => setParams({ id })} />
          </section>
          {opened !== null && (
            <p className={styles.back}>
              <TextLink to={deskPaths.chats()}>{t('allChats')}</TextLink>
            </p>
          )}
          {opened === null ? (
            <EmptyState text={t('noneOpen')} hint={t('noneOpenHint')} />
          ) : (
            <ChatWindow
              key={opened}
              id={opened}
              listed={data.chats.find(({ accountId }) => accountId === opened)}
              colleagues={data.colleagues}
            />
          )}
        </div>
      )}
      {edited === 'ready' && <SavedRepliesDialog onClose={() => setEdited(undefined)} />}
      {edited === 'hours' && <HoursDialog onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** Chat opening hours, and the message buyers see outside them. */
function HoursDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-chat');
  const titleId = useId();
  const { data, error, refetch } = queries.useStaffGetChatHoursQuery();
  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('hours')}</DialogTitle>
      <DialogContent className={styles.dialog ?? ''}>
        <p className={styles.quiet}>{t('hoursNote')}</p>
        {data ? (
          <HoursForm hours={data} onDone={onClose} />
        ) : error ? (
          <CallFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        )}
        <CancelButton onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffReadyAnswer } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import styles from './chats.module.css';
import { canReply } from './can-reply.ts';
import { SavedReplyForm } from './saved-reply-form.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';

/** Lists saved replies, and adds, edits and deletes them. */
export function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk-chat', 'common']);
  const { role } = useMember();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { data } = queries.useStaffListReadyAnswersQuery();
  const [edited, setEdited] = useState<StaffReadyAnswer | 'new'>();

  async function remove({ id, version, name }: StaffReadyAnswer): Promise<void> {
    const { error } = await api.staffRemoveReadyAnswer({ body: { id, version } });
    if (error) showToast('error', displayFailure(error).text);
    else showToast('success', t('readyRemoved', { name }));
    await refetchShown(queryClient, 'staffListReadyAnswers');
  }

  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('readyAnswers')}</DialogTitle>
      <DialogContent className={styles.dialog ?? ''}>
        {edited === undefined ? (
          <>
            <p className={styles.quiet}>{t('readyNote')}</p>
            {data?.answers.length === 0 && <p>{t('noReady')}</p>}
            <ul className={styles.readyList}>
              {data?.answers.map((answer) => (
                <li key={answer.id} className={styles.readyRow}>
                  <span className={styles.readyWords}>
                    <strong>{answer.name}</strong>
                    <span className={styles.last}>{answer.texts.en}</span>
                  </span>
                  {canReply(role) && (
                    <>
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={t('changeReadyOf', { name: answer.name })}
                        onClick={() => setEdited(answer)}
                      >
                        {t('changeReady')}
                      </Button>
                      <ConfirmButton
                        label={t('removeReady')}
                        name={t('removeReadyOf', { name: answer.name })}
                        place="row"
                        onConfirm={() => remove(answer)}
                      />
                    </>
                  )}
                </li>
              ))}
            </ul>
            {canReply(role) && (
              <Button variant="outlined" onClick={() => setEdited('new')}>
                {t('addReady')}
              </Button>
            )}
            <CancelButton onClick={onClose}>{t('common:close')}</CancelButton>
          </>
        ) : (
          <SavedReplyForm {...(edited !== 'new' && { answer: edited })} onDone={() => setEdited(undefined)} />
        )}
      </DialogContent>
    </GuardedDialog>
  );
}

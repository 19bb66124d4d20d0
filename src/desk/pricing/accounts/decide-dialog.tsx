import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffBankAccount } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import styles from './accounts.module.css';
import { AccountFacts } from './account-facts.tsx';

export interface Decision {
  act: 'release' | 'withdraw';
  account: StaffBankAccount;
}

/** Releases or withdraws an account, shown once more for checking. */
export function DecideDialog({ act, account, onClose }: Decision & { onClose: () => void }) {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm();

  async function send(): Promise<void> {
    const body = { id: account.id };
    const { error } = await (act === 'release'
      ? api.staffReleaseBankAccount({ body })
      : api.staffWithdrawBankAccount({ body }));
    await refetchShown(queryClient, 'staffListBankAccounts');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    await invalidateCallsLater(queryClient, 'staffToday');
    showToast('success', t(act === 'release' ? 'released' : 'withdrawn'));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(act)}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {act === 'release' && <p className={styles.quiet}>{t('releaseLead')}</p>}
        <div>
          <AccountFacts account={account} />
        </div>
        <Form form={form} onSubmit={send} submitLabel={t(act)}>
          {null}
        </Form>
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffQuestion } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { settleDecision } from './settle-decision.ts';

/** Confirms withdrawing a published answer. */
export default function WithdrawDialog({
  question: { id, email },
  onClose,
}: {
  question: StaffQuestion;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk-questions');
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function withdraw(): Promise<void> {
    setSending(true);
    const { error } = await api.staffWithdrawAnswer({ body: { id } });
    const message = await settleDecision(queryClient, error, t('isWithdrawn'));
    setSending(false);
    if (message !== undefined) return setFault(message);
    onClose();
  }

  return (
    <FormDialog title={t('withdrawOf', { email })} lead={t('withdrawLead')} isBusy={isSending} onClose={onClose}>
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
      <Button variant="contained" color="error" fullWidth loading={isSending} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    </FormDialog>
  );
}

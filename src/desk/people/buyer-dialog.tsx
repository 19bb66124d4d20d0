import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffBuyer } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { TextArea } from '#shared/forms/text-area.tsx';
import styles from './people.module.css';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

export type BuyerAction = 'endSessions' | 'block' | 'unblock';

const longest = 500;

interface BuyerDialogProps {
  act: BuyerAction;
  buyer: StaffBuyer;
  onClose: () => void;
}

/** Confirmation dialog; blocking and unblocking also need a reason. */
export function BuyerDialog({ act, buyer: { accountId: id, email }, onClose }: BuyerDialogProps) {
  const { t } = useTranslation('desk-buyers');
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm({ defaultValues: { reason: '' } });
  const needsReason = act !== 'endSessions';
  const reason = useField({
    control: form.control,
    name: 'reason',
    check: (text) => (needsReason && (text.trim() === '' || text.length > longest) ? t('reasonMissing') : undefined),
  });

  async function send(values: { reason: string }): Promise<void> {
    const { error } = await run(act, { id, reason: values.reason.trim() });
    await refetchShown(queryClient, 'staffGetBuyer');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t(`done_${act}`, { email }));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`${act}Title`, { email })}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.hints}>{t(`ask_${act}`)}</p>
        <Form form={form} onSubmit={send} submitLabel={t(act)}>
          {needsReason && (
            <TextArea {...reason} label={t('reason')} hint={t('reasonForStaff')} maxLength={longest} isRequired />
          )}
        </Form>
        <CancelButton onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

function run(act: BuyerAction, body: { id: string; reason: string }): Promise<{ error?: Failure | undefined }> {
  if (act === 'block') return api.staffBlockBuyer({ body });
  if (act === 'unblock') return api.staffUnblockBuyer({ body });
  return api.staffEndBuyerSessions({ body: { id: body.id } });
}

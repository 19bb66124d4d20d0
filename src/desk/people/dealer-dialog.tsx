import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffDealer } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { TextArea } from '#shared/forms/text-area.tsx';
import styles from './people.module.css';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

export type DealerAction = 'certify' | 'refuse';

const longest = 500;

interface DealerDialogProps {
  act: DealerAction;
  /** The dealer when the dialog opened. */
  dealer: StaffDealer;
  onClose: () => void;
}

/** Approves a dealer, or rejects them with a reason in their language. */
export default function DealerDialog({ act, dealer, onClose }: DealerDialogProps) {
  const { t } = useTranslation('desk-buyers');
  const queryClient = useQueryClient();
  const titleId = useId();
  const { id, changedAt, dealerName: name, email } = dealer;
  const language = writtenLanguage(dealer.language);
  const form = useForm({ defaultValues: { reason: '' } });
  const reason = useField({
    control: form.control,
    name: 'reason',
    check: (text) =>
      act === 'refuse' && (text.trim() === '' || text.length > longest) ? t('reasonMissing') : undefined,
  });

  async function send(values: { reason: string }): Promise<void> {
    const seen = { id, changedAt };
    const { error } =
      act === 'certify'
        ? await api.staffCertifyDealer({ body: seen })
        : await api.staffRefuseDealer({ body: { ...seen, reason: values.reason.trim() } });
    // Refetch after a failure too, to show decisions by colleagues.
    await refetchShown(queryClient, 'staffListDealers', 'staffToday');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    showToast('success', t(`done_${act}`, { name }));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`${act}Title`, { name })}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.hints}>{t(`ask_${act}`, { email })}</p>
        <Form form={form} onSubmit={send} submitLabel={t(act)}>
          {act === 'refuse' && (
            <div lang={language}>
              <TextArea
                {...reason}
                label={t('reason')}
                hint={t('reasonHint', { language: languageNames[language] })}
                maxLength={longest}
                isRequired
              />
            </div>
          )}
        </Form>
        <CancelButton onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

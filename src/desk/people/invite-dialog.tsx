import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffInvitePayload, StaffOpenInvitation, StaffRole } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import styles from './people.module.css';
import { RoleSelect } from './role-select.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';
import { type Question, useQuestion } from '../parts/use-question.tsx';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk-people', 'desk', 'common']);
  const { data } = queries.useStaffListMembersQuery();
  const { ask, question } = useQuestion();
  const checks = useChecks();
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm<Pick<StaffInvitePayload, 'email' | 'name' | 'role'>>({
    defaultValues: { email: '', name: '', role: 'sales' },
  });
  const { control, setError } = form;
  const email = useField({ control, name: 'email', check: checks.email });
  const name = useField({
    control,
    name: 'name',
    check: (text) => (text.trim() === '' || text.length > 40 ? t('nameMissing') : undefined),
  });
  const role = useField({ control, name: 'role' });

  async function send(values: Pick<StaffInvitePayload, 'email' | 'name' | 'role'>): Promise<void> {
    // The server compares addresses in the same way and withdraws the pending invitation.
    const open = data?.invitations.find((one) => one.email.toLowerCase() === values.email.toLowerCase());
    if (open && !(await ask(replaceQuestion(open, values.role)))) return;
    const { error } = await api.staffInvite({ body: { ...values, name: values.name.trim() } });
    if (error) return setError('root', { message: displayFailure(error).text });
    await refetchShown(queryClient, 'staffListMembers');
    showToast('success', t('invited', { email: values.email }));
    onClose();
  }

  const replaceQuestion = (open: StaffOpenInvitation, next: StaffRole): Question => ({
    title: t('replaceTitle'),
    text: t('replaceText', { email: open.email, role: t(`desk:role_${open.role}`), next: t(`desk:role_${next}`) }),
    yes: t('replaceYes'),
    no: t('common:cancel'),
  });

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('invite')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.hints}>{t('inviteLead')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('sendInvitation')}>
          <EmailInput {...email} label={t('email')} autoComplete="off" isRequired />
          <TextInput {...name} label={t('name')} maxLength={40} autoComplete="off" isRequired />
          <RoleSelect value={role.value} onChange={role.onChange} />
        </Form>
        <CancelButton onClick={onClose} />
        {question}
      </DialogContent>
    </GuardedDialog>
  );
}

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffMember, StaffRole } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import styles from './people.module.css';
import { RoleSelect } from './role-select.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

interface MemberDialogProps {
  act: 'changeRole' | 'end';
  member: StaffMember;
  onClose: () => void;
}

/** Changes the role of a staff member, or ends their access. */
export function MemberDialog({ act, member: { id, name, role: present }, onClose }: MemberDialogProps) {
  const { t } = useTranslation('desk-people');
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm<{ role: StaffRole }>({ defaultValues: { role: present } });
  const role = useField({ control: form.control, name: 'role' });

  async function send(values: { role: StaffRole }): Promise<void> {
    const { error } =
      act === 'end'
        ? await api.staffEndMember({ body: { id } })
        : await api.staffChangeRole({ body: { id, role: values.role } });
    if (error) return form.setError('root', { message: displayFailure(error).text });
    // Staff members who change their own role see their new permissions immediately.
    await refetchShown(queryClient, 'staffListMembers', 'staffMe');
    showToast('success', t(`done_${act}`, { name }));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(act === 'end' ? 'endOf' : 'changeRoleOf', { name })}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.hints}>{t(`ask_${act}`)}</p>
        <Form form={form} onSubmit={send} submitLabel={t(act)}>
          {act === 'changeRole' && <RoleSelect value={role.value} onChange={role.onChange} />}
        </Form>
        <CancelButton onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

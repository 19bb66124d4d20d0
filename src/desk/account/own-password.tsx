import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffChangePasswordPayload } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { acceptsNewPassword, maxStaffPassword } from '#shared/api/staff-password.ts';
import { Section } from '../parts/section.tsx';
import styles from './account.module.css';

type Passwords = Pick<StaffChangePasswordPayload, 'oldPassword' | 'newPassword'>;

export function OwnPassword() {
  const { t } = useTranslation(['desk-people', 'desk-entry', 'forms']);
  const queryClient = useQueryClient();
  const form = useForm<Passwords>({ defaultValues: { oldPassword: '', newPassword: '' } });
  const { control, setError, reset } = form;
  const oldPassword = useField({
    control,
    name: 'oldPassword',
    check: (text) => (text === '' ? t('forms:passwordMissing') : undefined),
  });
  const newPassword = useField({
    control,
    name: 'newPassword',
    check: (text) => (acceptsNewPassword(text) ? undefined : t('desk-entry:passwordHint')),
  });

  async function send(body: Passwords): Promise<void> {
    const { error } = await api.staffChangePassword({ body });
    if (error) return setError('root', { message: displayFailure(error).text });
    reset();
    showToast('success', t('passwordChanged'));
    await refetchShown(queryClient, 'staffListSessions');
  }

  return (
    <Section title={t('password')}>
      <p className={styles.note}>{t('passwordNote')}</p>
      <Form form={form} onSubmit={send} submitLabel={t('changePassword')}>
        <PasswordInput
          {...oldPassword}
          label={t('oldPassword')}
          autoComplete="current-password"
          most={maxStaffPassword}
          isRequired
        />
        <PasswordInput
          {...newPassword}
          label={t('newPassword')}
          hint={t('desk-entry:passwordHint')}
          autoComplete="new-password"
          most={maxStaffPassword}
          isRequired
        />
      </Form>
    </Section>
  );
}

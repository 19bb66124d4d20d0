import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { maxStaffPassword } from '#shared/api/staff-password.ts';

interface RequirePasswordProps {
  submitLabel: string;
  /** Runs the action with the password; returns an error message if it failed. */
  onPassword: (password: string) => Promise<string | undefined>;
}

/** Asks for the password before login methods change, so an unattended desk is not enough. */
export function RequirePassword({ submitLabel, onPassword }: RequirePasswordProps) {
  const { t } = useTranslation(['desk-people', 'forms']);
  const form = useForm({ defaultValues: { password: '' } });
  const password = useField({
    control: form.control,
    name: 'password',
    check: (text) => (text === '' ? t('forms:passwordMissing') : undefined),
  });

  async function send(values: { password: string }): Promise<void> {
    const refusal = await onPassword(values.password);
    if (refusal === undefined) form.reset();
    else form.setError('root', { message: refusal });
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={submitLabel}>
      <PasswordInput
        {...password}
        label={t('yourPassword')}
        autoComplete="current-password"
        most={maxStaffPassword}
        isRequired
      />
    </Form>
  );
}

import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffLogInPayload } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { callWithProof } from '#shared/api/call-with-proof.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { maxStaffPassword } from '#shared/api/staff-password.ts';

/** First step of the login. Returns a ticket for the second factor. */
export function PasswordForm({ onDone }: { onDone: (ticket: string) => void }) {
  const { t } = useTranslation(['desk-entry', 'forms']);
  const form = useForm<StaffLogInPayload>({ defaultValues: { email: '', password: '' } });
  const { control, setError, setFocus } = form;
  const email = useField({
    control,
    name: 'email',
    check: (text) => (text === '' ? t('forms:emailMissing') : undefined),
  });
  const password = useField({
    control,
    name: 'password',
    check: (text) => (text === '' ? t('forms:passwordMissing') : undefined),
  });
  useFirstFocus(() => setFocus('email'));

  async function send(body: StaffLogInPayload): Promise<void> {
    const { data, error } = await callWithProof(
      (proof) => api.staffLogIn({ body: { ...body, ...proof } }),
      () => api.staffGetLogInChallenge({ body: { email: body.email } }),
    );
    if (data?.code === 0) onDone(data.body.ticket);
    else setError('root', { message: displayFailure(data ?? error).text });
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('goOn')}>
      <EmailInput {...email} label={t('email')} autoComplete="username" isRequired />
      <PasswordInput
        {...password}
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        most={maxStaffPassword}
        isRequired
      />
    </Form>
  );
}

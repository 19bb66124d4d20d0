import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffInvitation, StaffTotp } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import { useDeskSession } from '../session/desk-session.tsx';
import { acceptsNewPassword, maxStaffPassword } from '#shared/api/staff-password.ts';
import { TotpSecret } from '../parts/totp-secret.tsx';

interface JoinFormProps {
  authKey: string;
  invitation: StaffInvitation;
  /** Recovery codes of the new staff member, shown only once. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function JoinForm({ authKey, invitation, onDone }: JoinFormProps) {
  const { t } = useTranslation('desk-entry');
  const { begin } = useDeskSession();
  const checks = useChecks();
  const [totp, setTotp] = useState<StaffTotp>();
  const isFirstOwner = invitation.email === undefined;
  const form = useForm({
    defaultValues: { email: invitation.email ?? '', name: invitation.name ?? '', password: '', code: '' },
  });
  const { control, setError } = form;
  const email = useField({ control, name: 'email', check: checks.email });
  const name = useField({
    control,
    name: 'name',
    check: (text) => (text.trim() === '' || text.length > 40 ? t('nameMissing') : undefined),
  });
  const password = useField({
    control,
    name: 'password',
    check: (text) => (acceptsNewPassword(text) ? undefined : t('passwordHint')),
  });
  const code = useField({
    control,
    name: 'code',
    check: (text) => (totp === undefined || /^\d{6}$/.test(text) ? undefined : t('codeMissing')),
  });

  /** The secret is shown only once, so it is requested after everything else has loaded. */
  async function draw(): Promise<void> {
    const { data, error } = await api.staffBeginInvitationTotp({ body: { authKey } });
    if (data?.code === 0) setTotp(data.body);
    else setError('root', { message: displayFailure(data ?? error).text });
  }

  async function send(values: { email: string; name: string; password: string; code: string }): Promise<void> {
    if (!totp) return draw();
    const { email: address, ...own } = values;
    const body = { authKey, ...own, name: own.name.trim(), ...(isFirstOwner && { email: address }) };
    const { data, error } = await api.staffAcceptInvitation({ body });
    if (data?.code !== 0) return setError('root', { message: displayFailure(data ?? error).text });
    onDone(data.body.recoveryCodes);
    begin(data.body.tokens);
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t(totp ? 'join' : 'goOn')}>
      {/* Gives the browser’s password manager the user name. */}
      <EmailInput {...email} label={t('email')} autoComplete="username" isReadOnly={!isFirstOwner} isRequired />
      <TextInput {...name} maxLength={40} label={t('name')} hint={t('nameHint')} autoComplete="name" isRequired />
      <PasswordInput
        {...password}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        most={maxStaffPassword}
        isRequired
      />
      {totp && (
        <>
          <TotpSecret totp={totp} />
          <TextInput
            {...code}
            kind="number"
            maxLength={6}
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            isRequired
          />
        </>
      )}
    </Form>
  );
}

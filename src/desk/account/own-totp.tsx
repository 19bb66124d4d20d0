import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffTotp } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Section } from '../parts/section.tsx';
import { TotpSecret } from '../parts/totp-secret.tsx';
import styles from './account.module.css';
import { RequirePassword } from './require-password.tsx';

/** Replaces the authenticator app. The old one stays valid until a code from the new one is entered. */
export function OwnTotp() {
  const { t } = useTranslation('desk-people');
  const [totp, setTotp] = useState<StaffTotp>();

  async function begin(password: string): Promise<string | undefined> {
    const { data, error } = await api.staffBeginTotp({ body: { password } });
    if (error) return displayFailure(error).text;
    setTotp(data);
    return undefined;
  }

  return (
    <Section title={t('app')}>
      <p className={styles.note}>{t('appNote')}</p>
      {totp ? (
        <NewApp totp={totp} onDone={() => setTotp(undefined)} />
      ) : (
        <RequirePassword submitLabel={t('newApp')} onPassword={begin} />
      )}
    </Section>
  );
}

function NewApp({ totp, onDone }: { totp: StaffTotp; onDone: () => void }) {
  const { t } = useTranslation(['desk-people', 'desk-entry']);
  const form = useForm({ defaultValues: { code: '' } });
  const code = useField({
    control: form.control,
    name: 'code',
    check: (text) => (/^\d{6}$/.test(text) ? undefined : t('desk-entry:codeMissing')),
  });

  async function send(body: { code: string }): Promise<void> {
    const { error } = await api.staffConfirmTotp({ body });
    if (error) return form.setError('code', { message: displayFailure(error).text }, { shouldFocus: true });
    showToast('success', t('appChanged'));
    onDone();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('takeApp')}>
      <TotpSecret totp={totp} />
      <TextInput
        {...code}
        kind="number"
        maxLength={6}
        label={t('desk-entry:code')}
        autoComplete="one-time-code"
        isRequired
      />
    </Form>
  );
}

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffFactorKind } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskSession } from '../session/desk-session.tsx';
import styles from './entry.module.css';

interface FactorFormProps {
  ticket: string;
  /** Returns to the password step. */
  onBeginAgain: () => void;
}

/** Second factor: a code from the app, or a recovery code. */
export function FactorForm({ ticket, onBeginAgain }: FactorFormProps) {
  const { t } = useTranslation('desk-entry');
  const { begin } = useDeskSession();
  const [kind, setKind] = useState<StaffFactorKind>('totp');
  const form = useForm({ defaultValues: { code: '' } });
  const { control, setError, setFocus, reset } = form;
  const isApp = kind === 'totp';
  const field = useField({
    control,
    name: 'code',
    check: (text) => (text.trim() === '' ? t(isApp ? 'codeMissing' : 'recoveryCodeMissing') : undefined),
  });
  useFirstFocus(() => setFocus('code'));

  async function send({ code }: { code: string }): Promise<void> {
    const { data, error } = await api.staffConfirmLogIn({ body: { ticket, kind, code: code.trim() } });
    if (data?.code === 0) begin(data.body);
    else setError('code', { message: displayFailure(data ?? error).text }, { shouldFocus: true });
  }

  function change(): void {
    setKind(isApp ? 'recovery' : 'totp');
    reset();
    setFocus('code');
  }

  return (
    <>
      <Form form={form} onSubmit={send} submitLabel={t('logIn')}>
        {isApp ? (
          <TextInput
            {...field}
            kind="number"
            maxLength={6}
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            isRequired
          />
        ) : (
          <TextInput
            {...field}
            maxLength={40}
            label={t('recoveryCode')}
            hint={t('recoveryCodeHint')}
            autoComplete="off"
            isRequired
          />
        )}
      </Form>
      <div className={styles.other}>
        <Button variant="text" onClick={change}>
          {t(isApp ? 'useRecoveryCode' : 'useApp')}
        </Button>
        <Button variant="text" onClick={onBeginAgain}>
          {t('beginAgain')}
        </Button>
      </div>
    </>
  );
}

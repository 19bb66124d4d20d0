import ButtonBase from '@mui/material/ButtonBase';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginPayload } from '#generated/client/types.gen.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { panels } from '#shared/state/dialogs.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import styles from './account-dialog.module.css';
import { Agreement, PanelHeading, type PanelProps } from './account-panel.tsx';
import { logInWithProof, useEnter } from './log-in.ts';

interface LoginValues extends LoginPayload {
  isAgreed: boolean;
}

export function LoginPanel({ email, titleId, onShow }: PanelProps) {
  const { t } = useTranslation('account');
  const checks = useChecks();
  const enter = useEnter();
  const form = useForm<LoginValues>({ defaultValues: { email, password: '', isAgreed: false } });
  const { control, setFocus, setError, getValues } = form;
  const emailField = useField({ control, name: 'email', check: checks.email });
  const passwordField = useField({ control, name: 'password', check: checks.password });
  const agreement = useField({ control, name: 'isAgreed', check: (is) => (is ? undefined : t('agreementMissing')) });

  useFirstFocus(() => setFocus(email === '' ? 'email' : 'password'));

  async function logIn({ email: address, password }: LoginValues): Promise<void> {
    const { data, error } = await logInWithProof({ email: address, password });
    if (data?.code !== 0) refuse(data ?? error);
    else if (!(await enter(data.body))) setError('root', { message: t('userUnavailable') });
  }

  function refuse(failure: Failure): void {
    const { owner, text } = displayFailure(failure);
    if (owner === 'emailField') setError('email', { message: text }, { shouldFocus: true });
    else if (owner === 'passwordField') setError('password', { message: text }, { shouldFocus: true });
    else setError('root', { message: text });
  }

  return (
    <>
      <PanelHeading id={titleId} title={t('logIn')} lead={t('logInLead')} />
      <Form form={form} onSubmit={logIn} submitLabel={t('logIn')}>
        <EmailInput {...emailField} label={t('email')} autoComplete="username" isRequired />
        <PasswordInput
          {...passwordField}
          label={t('password')}
          autoComplete="current-password"
          enterKeyHint="go"
          isRequired
        />
        <p className={styles.beside}>
          <ButtonBase className={styles.textButton} onClick={() => onShow(panels.forgot, getValues('email'))}>
            {t('forgotQuestion')}
          </ButtonBase>
        </p>
        <CheckBox {...agreement} label={<Agreement />} />
      </Form>
      <p className={styles.foot}>
        {t('newHere')}
        <ButtonBase className={styles.textButton} onClick={() => onShow(panels.register, getValues('email'))}>
          {t('createAccount')}
        </ButtonBase>
      </p>
    </>
  );
}

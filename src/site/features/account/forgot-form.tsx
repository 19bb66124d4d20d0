import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '#wire/client/failure.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import { CaptchaField, maxCaptchaLength, useCaptcha } from './captcha-field.tsx';

interface ForgotFormProps {
  email: string;
  /** Called with the e-mail as it is typed. */
  onEmail?: (email: string) => void;
  /** Called when the e-mail has been sent. */
  onSent: (email: string) => void;
}

const sent = 1;

/** Requests an e-mail with a password reset link. Every attempt needs a new image or new work. */
export function ForgotForm({ email, onEmail, onSent }: ForgotFormProps) {
  const { t } = useTranslation('account');
  const checks = useChecks();
  const captcha = useCaptcha();
  const findPassword = queries.useFindPasswordMutation();
  const form = useForm({ defaultValues: { email, captcha: '' } });
  const { control, setFocus, setError, setValue } = form;
  const emailField = useField({ control, name: 'email', check: checks.email });
  const code = useField({
    control,
    name: 'captcha',
    check: (text) =>
      captcha.way === 'read' && (text === '' || text.length > maxCaptchaLength) ? t('captchaIncorrect') : undefined,
  });

  useFirstFocus(() => setFocus('email'));

  function takeNextPicture(): void {
    setValue('captcha', '');
    captcha.reload();
  }

  async function send(values: { email: string; captcha: string }): Promise<void> {
    const answer = await captcha.answer(values.captcha);
    if (!answer) {
      setError('root', { message: t('captchaMissing') });
      takeNextPicture();
      return;
    }
    try {
      const { successFlag } = await findPassword.mutateAsync({ body: { email: values.email, ...answer } });
      if (successFlag === sent) {
        onSent(values.email);
        return;
      }
      setError('root', { message: t('sendingFailed') });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { owner, text } = displayFailure(error);
      if (owner === 'place')
        setError(captcha.way === 'read' ? 'captcha' : 'root', { message: text }, { shouldFocus: true });
    }
    takeNextPicture();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('sendLink')}>
      <EmailInput
        {...emailField}
        label={t('email')}
        enterKeyHint="send"
        onChange={(typed) => {
          emailField.onChange(typed);
          onEmail?.(typed);
        }}
        isRequired
      />
      <CaptchaField {...code} label={t('captcha')} captcha={captcha} isRequired />
    </Form>
  );
}

import { Unlink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#shared/api/api.ts';
import { contractAccepts } from '#shared/api/contract-rules.ts';
import { ownMessage } from '#shared/api/errors.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSession } from '#site/session/session.tsx';
import { showToast } from '#shared/state/toasts.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { AccountCard, CardActions, CardText } from './account-card.tsx';
import { saveRegisteredEmail } from './registered-email.ts';
import { TextLink } from '#shared/ui/text-link.tsx';

/** The target of the link in the password reset e-mail. */
export default function ResetPasswordPage() {
  const { t } = useTranslation(['account', 'messages']);
  const [search] = useSearchParams();
  const authKey = search.get('authKey') ?? '';
  const email = search.get('email');
  usePageTitle(t('resetTitle'));

  if (!contractAccepts.authKey(authKey) || !email) {
    return (
      <AccountCard title={t('messages:linkAddressError')} icon={<Unlink aria-hidden size="2rem" />} tone="negative">
        <CardText>{t('linkAddressHint')}</CardText>
        <CardActions>
          <ButtonLink to={paths.forgotPassword()}>{t('newLink')}</ButtonLink>
        </CardActions>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('resetTitle')}>
      <CardText>{t('resetLead')}</CardText>
      <ResetForm authKey={authKey} email={email} />
    </AccountCard>
  );
}

/** How long the success is shown before the home page opens, in milliseconds. */
const homeDelay = 1000;

interface ResetValues {
  password: string;
  repeated: string;
}

function ResetForm({ authKey, email }: { authKey: string; email: string }) {
  const { t } = useTranslation(['account', 'messages']);
  const checks = useChecks();
  const { user, logOut } = useSession();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const form = useForm<ResetValues>({ defaultValues: { password: '', repeated: '' } });
  const { control, setError } = form;
  const password = useField({ control, name: 'password', check: checks.password });
  const repeated = useField({
    control,
    name: 'repeated',
    check: (text, values) => (text === '' ? t('repeatMissing') : checks.same(values.password, text)),
  });

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), homeDelay);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);

  async function reset({ password: newPassword }: ResetValues): Promise<void> {
    setRefused(false);
    const { error } = await api.resetPassword({ body: { authKey, newPassword } });
    if (error) {
      setRefused(true);
      setError('root', { message: ownMessage(error) ?? t('messages:modificationFailed') });
      return;
    }
    // The server has ended every session of the account, including this browser's.
    if (user?.email === email) logOut();
    saveRegisteredEmail(email);
    showToast('success', t('resetDone'));
    setDone(true);
  }

  return (
    <>
      <Form form={form} onSubmit={reset} submitLabel={t('resetConfirm')} isDone={isDone}>
        <EmailInput label={t('email')} value={email} onChange={() => {}} autoComplete="username" isReadOnly />
        <PasswordInput {...password} label={t('newPassword')} autoComplete="new-password" isRequired />
        <PasswordInput
          {...repeated}
          label={t('repeatPassword')}
          autoComplete="new-password"
          enterKeyHint="done"
          isRequired
        />
      </Form>
      {isRefused && (
        <TextLink className="alone" to={paths.forgotPassword()}>
          {t('newLink')}
        </TextLink>
      )}
    </>
  );
}

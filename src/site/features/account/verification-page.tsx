import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { FailureCode } from '#generated/codes.ts';
import { api } from '#shared/api/api.ts';
import { contractAccepts } from '#shared/api/contract-rules.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { openDialog, openLogin, panels } from '#shared/state/dialogs.ts';
import { restoreAfterVerification } from '#site/session/require-login.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSession } from '#site/session/session.tsx';
import { saveState } from '#shared/state/stored-state.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import { paths, tabs } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { readBackUrl } from './back-url.ts';
import { AccountCard, CardActions, CardText } from './account-card.tsx';
import styles from './verification-page.module.css';

const iconSize = '2.25rem';
const passwordAsked = 417 satisfies FailureCode;

/** The target of the link in the registration e-mail. */
export default function VerificationPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const authKey = search.get('authKey') ?? '';
  const verification = useVerification(authKey);
  usePageTitle(t('verificationPage'));

  function start(): void {
    const wanted = readBackUrl(restoreAfterVerification(), location.origin);
    if (wanted === undefined) saveState({ gResetTabIdx: tabs.home });
    void navigate(wanted ?? paths.home());
    // An action that required the registration continues after the login.
    if (wanted !== undefined && !user) openLogin();
  }

  if (verification.state === 'pending') {
    const icon = <LoaderCircle aria-hidden size={iconSize} className={styles.turning} />;
    return <AccountCard title={t('verifying')} icon={icon} isBusy />;
  }
  if (verification.state === 'asking') {
    return <PasswordCard authKey={authKey} onDone={verification.askAgain} />;
  }
  if (verification.state === 'verified') {
    return (
      <AccountCard title={t('verified')} icon={<CircleCheck aria-hidden size={iconSize} />} tone="positive">
        <CardText>{t('verifiedHint')}</CardText>
        <CardActions>
          <Button color="secondary" onClick={start}>
            {t('start')}
          </Button>
        </CardActions>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={t('verificationFailed')} icon={<CircleX aria-hidden size={iconSize} />} tone="negative">
      <CardText>{verification.reason}</CardText>
      <CardText>{t('verificationFailedHint')}</CardText>
      <CardActions>
        {verification.tryAgain && <Button onClick={verification.tryAgain}>{t('common:retry')}</Button>}
        <Button
          variant={verification.tryAgain ? 'outlined' : 'contained'}
          onClick={() => openDialog({ kind: 'account', panel: panels.register })}
        >
          {t('verifyAgain')}
        </Button>
      </CardActions>
    </AccountCard>
  );
}

interface PasswordCardProps {
  authKey: string;
  onDone: () => Promise<unknown>;
}

/** Anybody can register an e-mail address, so its owner decides which password opens the account. */
function PasswordCard({ authKey, onDone }: PasswordCardProps) {
  const { t } = useTranslation('account');
  const checks = useChecks();
  const [isNewPassword, setNew] = useState(false);
  const form = useForm({ defaultValues: { password: '' } });
  const { control, setError, setFocus, reset } = form;
  const password = useField({ control, name: 'password', check: checks.password });
  useFirstFocus(() => setFocus('password'));

  async function send(values: { password: string }): Promise<void> {
    const { data, error } = await api.verifyRegistration({ body: { authKey, ...values, isNewPassword } });
    if (data?.code === 0) return void (await onDone());
    const answer = data ?? error;
    const at = answer.code === passwordAsked ? 'password' : 'root';
    setError(at, { message: displayFailure(answer).text }, { shouldFocus: at === 'password' });
  }

  function change(): void {
    setNew(!isNewPassword);
    reset();
    setFocus('password');
  }

  return (
    <AccountCard title={t('verificationPassword')}>
      <CardText>{t(isNewPassword ? 'verificationNewLead' : 'verificationPasswordLead')}</CardText>
      <Form form={form} onSubmit={send} submitLabel={t('verificationConfirm')}>
        <PasswordInput
          {...password}
          label={t(isNewPassword ? 'newPassword' : 'password')}
          autoComplete={isNewPassword ? 'new-password' : 'current-password'}
          enterKeyHint="done"
          isRequired
        />
      </Form>
      <Button variant="text" onClick={change}>
        {t(isNewPassword ? 'verificationSame' : 'verificationOther')}
      </Button>
    </AccountCard>
  );
}

type Verification =
  | { state: 'pending' }
  | { state: 'verified' }
  /** The key is valid, and opens the account together with a password. */
  | { state: 'asking'; askAgain: () => Promise<unknown> }
  | { state: 'failed'; reason: string; /** Only if the server gave no answer. */ tryAgain?: () => void };

/** Verifies a registration by the key in its e-mail. The key can be reused, so a retry is safe. */
function useVerification(authKey: string): Verification {
  const { t } = useTranslation('messages');
  const isWhole = contractAccepts.authKey(authKey);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['verifyRegistration', authKey],
    queryFn: async ({ signal }) => {
      const answer = await api.verifyRegistration({ body: { authKey }, signal, throwOnError: true });
      return answer.data;
    },
    enabled: isWhole,
    staleTime: Infinity,
  });
  if (!isWhole) return { state: 'failed', reason: t('linkAddressError') };
  if (data?.code === 0) return { state: 'verified' };
  if (data?.code === passwordAsked) return { state: 'asking', askAgain: refetch };
  if (data) return { state: 'failed', reason: data.message };
  if (isFetching || !error) return { state: 'pending' };
  return { state: 'failed', reason: error.message, tryAgain: () => void refetch() };
}

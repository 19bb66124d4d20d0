import Alert from '@mui/material/Alert';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskSession } from '../session/desk-session.tsx';
import { canUsePasskeys } from '../parts/passkeys.ts';
import styles from './entry.module.css';

/** Passkey login, if the browser supports it. */
export function PasskeyLogIn() {
  const { t } = useTranslation('desk-entry');
  const { begin } = useDeskSession();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (!canUsePasskeys()) return null;

  async function logIn(): Promise<void> {
    setRefusal(undefined);
    const response = await api.staffBeginPasskeyLogIn();
    if (response.data?.code !== 0) return setRefusal(displayFailure(response.data ?? response.error).text);
    const { challengeId, options } = response.data.body;
    const { signWithPasskey } = await import('../parts/ask-passkey.ts');
    const answer = await signWithPasskey(options);
    if (answer === undefined) return setRefusal(t('passkeyGivenUp'));
    const { data, error } = await api.staffPasskeyLogIn({ body: { challengeId, answer } });
    if (data?.code === 0) begin(data.body);
    else setRefusal(displayFailure(data ?? error).text);
  }

  function press(): void {
    setAsking(true);
    void logIn()
      .catch(() => setRefusal(t('passkeyGivenUp')))
      .finally(() => setAsking(false));
  }

  return (
    <>
      <p className={styles.or}>{t('or')}</p>
      <Button
        fullWidth
        variant="outlined"
        loading={isAsking}
        startIcon={<KeyRound aria-hidden size="1.125rem" />}
        onClick={press}
      >
        {t('logInByPasskey')}
      </Button>
      {refusal !== undefined && (
        <Alert severity="error" icon={false} className={styles.other ?? ''}>
          {refusal}
        </Alert>
      )}
    </>
  );
}

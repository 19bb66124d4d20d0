import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { KeyRound } from 'lucide-react';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { canUsePasskeys } from '../parts/passkeys.ts';
import { factorRequest } from '../session/factor-request.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './factor-dialog.module.css';

/** Asks for the second factor when a call needs it. The pending call then continues or is cancelled. */
export function FactorDialog() {
  const isOpen = useSyncExternalStore(factorRequest.onChange, factorRequest.isOpen);
  // Logging out cancels the request.
  useEffect(() => () => factorRequest.answer(false), []);
  return isOpen && <OpenDialog />;
}

function OpenDialog() {
  const { t } = useTranslation(['desk-entry', 'desk', 'common']);
  const { passkeys } = useMember();
  const titleId = useId();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({ defaultValues: { code: '' } });
  const { control, setError, setFocus } = form;
  const code = useField({
    control,
    name: 'code',
    check: (text) => (/^\d{6}$/.test(text) ? undefined : t('codeMissing')),
  });
  useFirstFocus(() => setFocus('code'));

  async function send(body: { code: string }): Promise<void> {
    const { data, error } = await api.staffConfirmByCode({ body });
    if (data?.code === 0) factorRequest.answer(true);
    else setError('code', { message: displayFailure(data ?? error).text }, { shouldFocus: true });
  }

  async function confirmByPasskey(): Promise<void> {
    setRefusal(undefined);
    const response = await api.staffBeginConfirmByPasskey();
    if (response.data?.code !== 0) return setRefusal(displayFailure(response.data ?? response.error).text);
    const { challengeId, options } = response.data.body;
    const { signWithPasskey } = await import('../parts/ask-passkey.ts');
    const answer = await signWithPasskey(options);
    if (answer === undefined) return setRefusal(t('passkeyNotGiven'));
    const { data, error } = await api.staffConfirmByPasskey({ body: { challengeId, answer } });
    if (data?.code === 0) factorRequest.answer(true);
    else setRefusal(displayFailure(data ?? error).text);
  }

  function press(): void {
    setAsking(true);
    void confirmByPasskey()
      .catch(() => setRefusal(t('passkeyNotGiven')))
      .finally(() => setAsking(false));
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={() => factorRequest.answer(false)}>
      <DialogTitle id={titleId}>{t('confirmTitle')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{t('confirmLead')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('confirm')}>
          <TextInput
            {...code}
            kind="number"
            maxLength={6}
            label={t('code')}
            hint={t('confirmCodeHint')}
            autoComplete="one-time-code"
            isRequired
          />
        </Form>
        {passkeys.length > 0 && canUsePasskeys() && (
          <Button
            fullWidth
            variant="outlined"
            loading={isAsking}
            startIcon={<KeyRound aria-hidden size="1.125rem" />}
            onClick={press}
          >
            {t('confirmByPasskey')}
          </Button>
        )}
        {refusal !== undefined && (
          <Alert severity="error" icon={false}>
            {refusal}
          </Alert>
        )}
        <Button variant="text" fullWidth onClick={() => factorRequest.answer(false)}>
          {t('common:cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

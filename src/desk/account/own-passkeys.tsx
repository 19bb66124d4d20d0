import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { TextInput } from '#shared/forms/text-input.tsx';
import { addressByName, canUsePasskeys, hasPasskeys } from '../parts/passkeys.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './account.module.css';
import { RequirePassword } from './require-password.tsx';

/** Passkeys replace password and code: the device asks for a fingerprint, face or PIN. */
export function OwnPasskeys() {
  const { t } = useTranslation('desk-people');
  const formats = useDeskFormats();
  const { passkeys } = useMember();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const remove = queries.useStaffRemovePasskeyMutation({ onSuccess: () => refetchShown(queryClient, 'staffMe') });

  async function add(password: string): Promise<string | undefined> {
    const called = name.trim() === '' ? t('passkeyNumber', { number: passkeys.length + 1 }) : name.trim();
    const response = await api.staffBeginPasskey({ body: { password } });
    if (response.error) return displayFailure(response.error).text;
    const { challengeId, options } = response.data;
    const { makePasskey } = await import('../parts/ask-passkey.ts');
    const answer = await makePasskey(options);
    if (answer === undefined) return t('passkeyNotMade');
    const { error } = await api.staffSavePasskey({ body: { challengeId, name: called.slice(0, 40), answer } });
    if (error) return displayFailure(error).text;
    setName('');
    await refetchShown(queryClient, 'staffMe');
    showToast('success', t('passkeySaved'));
    return undefined;
  }

  return (
    <Section title={t('passkeys')}>
      <p className={styles.note}>{t('passkeysNote')}</p>
      <ul className={styles.rows}>
        {passkeys.map(({ id, name: called, savedAt, usedAt }) => (
          <li key={id} className={`${styles.row} figures`}>
            <div>
              {called}
              <span>
                {usedAt === undefined
                  ? t('savedAt', { time: formats.moment(savedAt) })
                  : t('usedAt', { time: formats.moment(usedAt) })}
              </span>
            </div>
            <ConfirmButton
              label={t('removePasskey')}
              name={t('removePasskeyOf', { name: called })}
              place="row"
              onConfirm={() => remove.mutateAsync({ body: { id } }).catch(() => undefined)}
            />
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <>
          <div className={styles.rows}>
            <TextInput
              label={t('passkeyName')}
              hint={t('passkeyNameHint')}
              value={name}
              maxLength={40}
              onChange={setName}
            />
          </div>
          <RequirePassword submitLabel={t('addPasskey')} onPassword={add} />
        </>
      ) : (
        <NoPasskeys />
      )}
    </Section>
  );
}

/** Explains why this browser or address cannot create passkeys. */
function NoPasskeys() {
  const { t } = useTranslation('desk-people');
  const byName = addressByName();
  if (!hasPasskeys() || byName === undefined) return <p className={styles.note}>{t('passkeysUnavailable')}</p>;
  return (
    <p className={styles.note}>
      {t('passkeysByName')} <a href={byName}>{byName}</a>
    </p>
  );
}

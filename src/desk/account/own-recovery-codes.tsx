import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { Section } from '../parts/section.tsx';
import styles from './account.module.css';
import { RequirePassword } from './require-password.tsx';

export function OwnRecoveryCodes() {
  const { t } = useTranslation(['desk-people', 'desk-entry']);
  const { recoveryCodesLeft } = useMember();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew(password: string): Promise<string | undefined> {
    const { data, error } = await api.staffRenewRecoveryCodes({ body: { password } });
    if (error) return displayFailure(error).text;
    setCodes(data.recoveryCodes);
    await refetchShown(queryClient, 'staffMe');
    return undefined;
  }

  return (
    <Section title={t('recoveryCodes')}>
      <p className={styles.note}>{t('codesLeft', { count: recoveryCodesLeft })}</p>
      {codes ? (
        <>
          <RecoveryCodes codes={codes} />
          <Button onClick={() => setCodes(undefined)}>{t('desk-entry:codesKept')}</Button>
        </>
      ) : (
        <RequirePassword submitLabel={t('newCodes')} onPassword={renew} />
      )}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { useMember } from '../session/desk-session.tsx';
import { hasPasskeys } from '../parts/passkeys.ts';
import { PageHead } from '../parts/page-head.tsx';
import styles from './account.module.css';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnTotp } from './own-totp.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Button } from '#shared/ui/button.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { Section } from '../parts/section.tsx';
import { RequirePassword } from './require-password.tsx';

/** Login methods and active sessions of the logged-in staff member. */
export default function AccountPage() {
  const { t } = useTranslation(['desk-people', 'desk']);
  const { name, email, role } = useMember();
  return (
    <>
      <PageHead title={t('desk:page_account')} note={`${name} · ${email} · ${t(`desk:role_${role}`)}`} />
      <div className={styles.sheets}>
        <OwnSessions />
        <OwnPassword />
        <OwnTotp />
        <OwnRecoveryCodes />
        {hasPasskeys() && <OwnPasskeys />}
      </div>
    </>
  );
}

function OwnRecoveryCodes() {
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

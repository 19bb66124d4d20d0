import { useTranslation } from 'react-i18next';
import { useMember } from '../session/desk-session.tsx';
import { hasPasskeys } from '../parts/passkeys.ts';
import { PageHead } from '../parts/page-head.tsx';
import styles from './account.module.css';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnRecoveryCodes } from './own-recovery-codes.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnTotp } from './own-totp.tsx';

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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { contractAccepts } from '#shared/api/contract-rules.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { CallFailed } from '../parts/call-failed.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { EntryFrame } from './entry-frame.tsx';
import styles from './entry.module.css';
import { JoinForm } from './join-form.tsx';

/** Landing page of an invitation link: sets a password and a second factor. */
export function InvitationPage() {
  const { t } = useTranslation(['desk-entry', 'desk']);
  const [parameters] = useSearchParams();
  const authKey = parameters.get('authKey') ?? '';
  // Mail programs cut long links. A short token skips the call, whose error would name contract fields.
  const isWhole = contractAccepts.authKey(authKey);
  // An accepted invitation no longer exists, so the page keeps its data.
  const invitation = useQuery({
    ...queries.staffReadInvitationOptions({ body: { authKey } }),
    enabled: isWhole,
    staleTime: Infinity,
  });
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) {
    return (
      <EntryFrame title={t('codesTitle')} lead={t('codesLead')}>
        <RecoveryCodes codes={codes} />
        <p className={styles.other}>
          <ButtonLink to={deskPaths.today()} fullWidth replace>
            {t('codesKept')}
          </ButtonLink>
        </p>
      </EntryFrame>
    );
  }
  if (invitation.data) {
    const { name, role } = invitation.data;
    const roleName = t(`desk:role_${role}`);
    return (
      <EntryFrame
        title={name === undefined ? t('firstOwnerTitle') : t('welcome', { name })}
        lead={name === undefined ? t('firstOwnerLead') : t('invitedAs', { role: roleName })}
      >
        <JoinForm authKey={authKey} invitation={invitation.data} onDone={setCodes} />
      </EntryFrame>
    );
  }
  if (isWhole && !invitation.error) return <PageLoading />;
  return (
    <EntryFrame title={t('invitationGone')} lead={t(isWhole ? 'invitationGoneLead' : 'invitationCutLead')}>
      {invitation.error && <CallFailed error={invitation.error} onRetry={() => void invitation.refetch()} />}
      <p className={styles.other}>
        <TextLink to={deskPaths.logIn()}>{t('toLogIn')}</TextLink>
      </p>
    </EntryFrame>
  );
}

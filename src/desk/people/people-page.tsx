import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './people.module.css';
import { PeopleTabs } from './people-tabs.tsx';

/** Staff management for owners; other roles are redirected to buyers. */
export default function PeoplePage() {
  const { role } = useMember();
  return role === 'owner' ? <Staff /> : <Navigate replace to={deskPaths.buyers()} />;
}

/** Staff members with their roles. */
function Staff() {
  const { t } = useTranslation(['desk-people', 'desk-buyers']);
  const [isInviting, setInviting] = useState(false);
  const people = queries.useStaffListMembersQuery();
  const { data, error } = people;
  return (
    <>
      <PeopleTabs />
      <PageHead
        title={t('desk-buyers:tab_people')}
        acts={
          <Button size="small" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      {error && <CallFailed error={error} onRetry={() => void people.refetch()} />}
      {data && (
        <div className={styles.tables}>
          <Section title={t('members')}>
            <MemberTable members={data.members} />
          </Section>
          {data.invitations.length > 0 && (
            <Section title={t('invitations')}>
              <InvitationTable invitations={data.invitations} />
            </Section>
          )}
        </div>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

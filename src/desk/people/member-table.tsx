import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { MemberDialog } from './member-dialog.tsx';
import styles from './people.module.css';

type Opened = { act: 'changeRole' | 'end'; member: StaffMember };

export function MemberTable({ members }: { members: readonly StaffMember[] }) {
  const { t } = useTranslation('desk-people');
  const [opened, setOpened] = useState<Opened>();
  return (
    <div className={styles.scroll}>
      <Table size="small" aria-label={t('members')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('name')}</TableCell>
            <TableCell>{t('email')}</TableCell>
            <TableCell>{t('role')}</TableCell>
            <TableCell>{t('seenAt')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} onOpen={(act) => setOpened({ act, member })} />
          ))}
        </TableBody>
      </Table>
      {opened && <MemberDialog {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

function MemberRow({ member, onOpen }: { member: StaffMember; onOpen: (act: Opened['act']) => void }) {
  const { t } = useTranslation(['desk-people', 'desk']);
  const formats = useDeskFormats();
  const { id: ownId } = useMember();
  const { id, name, email, role, seenAt, endedAt } = member;
  return (
    <TableRow className={endedAt === undefined ? '' : (styles.ended ?? '')}>
      <TableCell component="th" scope="row">
        {id === ownId ? t('yourself', { name }) : name}
      </TableCell>
      <TableCell className={styles.email ?? ''}>{email}</TableCell>
      <TableCell>{t(`desk:role_${role}`)}</TableCell>
      <TableCell className="figures">
        {endedAt === undefined
          ? seenAt === undefined
            ? t('neverSeen')
            : formats.moment(seenAt)
          : t('endedAt', { time: formats.moment(endedAt) })}
      </TableCell>
      <TableCell>
        {endedAt === undefined && (
          <span className={styles.acts}>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('changeRoleOf', { name })}
              onClick={() => onOpen('changeRole')}
            >
              {t('changeRole')}
            </Button>
            <Button
              size="small"
              variant="text"
              color="error"
              aria-label={t('endOf', { name })}
              onClick={() => onOpen('end')}
            >
              {t('end')}
            </Button>
          </span>
        )}
      </TableCell>
    </TableRow>
  );
}

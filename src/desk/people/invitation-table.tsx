import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffOpenInvitation } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './people.module.css';

/** Pending invitations. */
export function InvitationTable({ invitations }: { invitations: readonly StaffOpenInvitation[] }) {
  const { t } = useTranslation(['desk-people', 'desk']);
  const formats = useDeskFormats();
  const queryClient = useQueryClient();
  const withdraw = queries.useStaffWithdrawInvitationMutation({
    onSuccess: () => refetchShown(queryClient, 'staffListMembers'),
  });
  return (
    <div className={styles.scroll}>
      <Table size="small" aria-label={t('invitations')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('name')}</TableCell>
            <TableCell>{t('email')}</TableCell>
            <TableCell>{t('role')}</TableCell>
            <TableCell>{t('goodUntil')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {invitations.map(({ id, name, email, role, goodUntil }) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell className={styles.email ?? ''}>{email}</TableCell>
              <TableCell>{t(`desk:role_${role}`)}</TableCell>
              <TableCell className="figures">{formats.moment(goodUntil)}</TableCell>
              <TableCell>
                <span className={styles.acts}>
                  <ConfirmButton
                    label={t('withdraw')}
                    name={t('withdrawOf', { name })}
                    place="row"
                    onConfirm={() => withdraw.mutateAsync({ body: { id } }).catch(() => undefined)}
                  />
                </span>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

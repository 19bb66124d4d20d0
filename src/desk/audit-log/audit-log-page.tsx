import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffAct } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ChangeList, useActionName } from './change-list.tsx';
import styles from './audit-log.module.css';

const actsOnPage = 100;

/** Audit log of staff actions, newest first. Entries are never changed or deleted. */
export default function AuditLogPage() {
  const { t } = useTranslation(['desk-people', 'desk']);
  const [parameters] = useSearchParams();
  const subject = parameters.get('subject')?.slice(0, 100) ?? '';
  const asked = { pageSize: actsOnPage, ...(subject !== '' && { subject }) };
  const record = useInfiniteQuery({
    queryKey: ['staffListActs', subject],
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...asked, ...(pageParam !== '' && { before: pageParam }) };
      const { data } = await api.staffListActs({ body, signal, throwOnError: true });
      return data;
    },
    initialPageParam: '',
    getNextPageParam: ({ acts: page }) => (page.length < actsOnPage ? undefined : page.at(-1)?.id),
  });
  const acts = record.data?.pages.flatMap((page) => page.acts) ?? [];
  return (
    <>
      <PageHead
        title={t('desk:page_auditLog')}
        note={subject === '' ? t('recordNote') : t('recordOf', { subject })}
        acts={subject !== '' && <TextLink to={deskPaths.auditLog()}>{t('wholeRecord')}</TextLink>}
      />
      {record.error && <CallFailed error={record.error} onRetry={() => void record.refetch()} />}
      {record.data && acts.length === 0 && <EmptyState text={t('nothingRecorded')} />}
      {acts.length > 0 && (
        <Section title={t('acts')}>
          <ActTable acts={acts} />
          {record.hasNextPage && (
            <p className={styles.more}>
              <Button
                variant="outlined"
                size="small"
                loading={record.isFetchingNextPage}
                onClick={() => void record.fetchNextPage()}
              >
                {t('olderActs')}
              </Button>
            </p>
          )}
        </Section>
      )}
    </>
  );
}

function ActTable({ acts }: { acts: readonly StaffAct[] }) {
  const { t } = useTranslation('desk-people');
  const formats = useDeskFormats();
  const actName = useActionName();
  return (
    // Scrolls horizontally when it is wider than the page, by keyboard too.
    <TableContainer component="section" tabIndex={0} aria-label={t('acts')}>
      <Table size="small" className={styles.table ?? ''} aria-label={t('acts')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('at')}</TableCell>
            <TableCell>{t('who')}</TableCell>
            <TableCell>{t('act')}</TableCell>
            <TableCell>{t('subject')}</TableCell>
            <TableCell>{t('change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {acts.map((act) => (
            <TableRow key={act.id}>
              <TableCell className="figures">{formats.moment(act.at)}</TableCell>
              <TableCell>
                {act.name}
                <span className={styles.quiet}>{act.address ?? t('byCommand')}</span>
              </TableCell>
              <TableCell>{actName(act.act)}</TableCell>
              <TableCell className="figures">
                <TextLink to={deskPaths.auditLog(act.subject)}>{act.subject}</TextLink>
              </TableCell>
              <TableCell className={styles.change}>
                <ChangeList act={act} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

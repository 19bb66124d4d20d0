import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './company.module.css';
import type { ClearingAgentFacts, CompanyFacts, StaffCompanyVersion } from '#generated/client/types.gen.ts';

interface VersionsDialogProps {
  title: string;
  /** The agent whose versions are shown; absent for the company. */
  clearingAgentId?: string;
  onClose: () => void;
}

const mostShown = 100;

/** Version history: what changed, by whom and when. */
export default function VersionsDialog({ title, clearingAgentId, onClose }: VersionsDialogProps) {
  const { t } = useTranslation(['desk-company', 'common']);
  const formats = useDeskFormats();
  const titleId = useId();
  const query = queries.useStaffListCompanyVersionsQuery({
    body: { pageSize: mostShown, ...(clearingAgentId !== undefined && { clearingAgentId }) },
  });
  const versions = query.data?.versions ?? [];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {query.error && <CallFailed error={query.error} onRetry={() => void query.refetch()} />}
        <ol className={styles.history}>
          {versions.map((one, place) => {
            const changes = changesOf(one, versions[place + 1]);
            return (
              <li key={one.version}>
                <strong>{t('setBy', { name: one.setBy, time: formats.moment(one.setAt) })}</strong>
                {one.hasEnded && <p>{t('state_ended')}</p>}
                {one.version === 1 && <p className={styles.quiet}>{t('firstSet')}</p>}
                <ul className={styles.quiet}>
                  {changes.map(({ field, before, after }) => (
                    <li key={field}>{t('changedFrom', { what: t(`field_${field}`), before, after })}</li>
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

type Field = keyof CompanyFacts | keyof ClearingAgentFacts;

interface Change {
  field: Field;
  before: string;
  after: string;
}

/** Fields of a version that differ from the previous one. */
function changesOf(now: StaffCompanyVersion, before: StaffCompanyVersion | undefined): Change[] {
  if (!before) return [];
  const [one, other] = [factsOf(now), factsOf(before)];
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])] as Field[];
  return fields
    .map((field) => ({ field, before: say(other[field]), after: say(one[field]) }))
    .filter(({ before: was, after: is }) => was !== is);
}

function factsOf({ company, clearingAgent }: StaffCompanyVersion): Partial<Record<Field, unknown>> {
  return { ...company, ...clearingAgent };
}

/** Flattens nested values, such as translated texts or offices. */
function say(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(say).join(' / ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}

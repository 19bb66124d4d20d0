import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffImportPeriod, StaffImportRule } from '#generated/client/types.gen.ts';
import type { Failure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { WideTable, wraps } from '../parts/wide-table.tsx';
import styles from './import.module.css';
import { RemoveVersion } from './remove-version.tsx';

interface VersionsTableProps<Period extends StaffImportPeriod | StaffImportRule> {
  name: string;
  today: string;
  periods: readonly Period[];
  renderWhat: (period: Period) => ReactNode;
  /** Actions on a version that is not in force yet; absent for read-only roles. */
  change?: { correct: (period: Period) => void; remove: (period: Period) => Promise<{ error?: Failure | undefined }> };
}

/** Version history of a rule: value, period, source and author. */
export function VersionsTable<Period extends StaffImportPeriod | StaffImportRule>(props: VersionsTableProps<Period>) {
  const { name, today, periods, renderWhat, change } = props;
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  return (
    <WideTable
      name={name}
      region={t('versionsOf', { name })}
      head={
        <>
          <TableCell>{t('field_from')}</TableCell>
          <TableCell>{t('field_until')}</TableCell>
          <TableCell>{t('what')}</TableCell>
          <TableCell>{t('field_basis')}</TableCell>
          <TableCell>{t('sources')}</TableCell>
          <TableCell>{t('setByHead')}</TableCell>
          {change && <TableCell>{t('acts')}</TableCell>}
        </>
      }
    >
      {periods.map((period) => {
        const { from, until, basis, sources, setBy, setAt, mayChange } = period;
        const isNow = from <= today && (until === undefined || today <= until);
        return (
          <TableRow key={from} selected={isNow}>
            <TableCell component="th" scope="row">
              {formats.day(from)}
              {isNow && <span className={styles.under}>{t('now')}</span>}
            </TableCell>
            <TableCell>{until === undefined ? t('open') : formats.day(until)}</TableCell>
            <TableCell className={wraps ?? ''}>{renderWhat(period)}</TableCell>
            <TableCell className={wraps ?? ''}>{t(`basis_${basis}`)}</TableCell>
            <TableCell className={wraps ?? ''}>
              {sources.map(({ title, url }) => (
                <Link key={url} className={styles.source ?? ''} href={url} target="_blank" rel="noopener">
                  {title}
                </Link>
              ))}
            </TableCell>
            <TableCell className={wraps ?? ''}>
              {setAt === undefined ? t('product') : t('setBy', { name: setBy, time: formats.moment(setAt) })}
            </TableCell>
            {change && (
              <TableCell>
                {mayChange && (
                  <span className={styles.acts}>
                    <Button size="small" variant="text" onClick={() => change.correct(period)}>
                      {t('correct')}
                    </Button>
                    <RemoveVersion remove={() => change.remove(period)} />
                  </span>
                )}
              </TableCell>
            )}
          </TableRow>
        );
      })}
    </WideTable>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StaffImportFault, StaffImportRow, StaffImportPhoto } from '#generated/client/types.gen.ts';
import type { Archive } from './archive/open-archive.ts';
import styles from './import.module.css';

type PhotoState = StaffImportPhoto['state'] | 'archive' | 'wanted';

const kinds: readonly Exclude<PhotoState, 'failed'>[] = ['waiting', 'archive', 'wanted', 'added', 'present'];

export function ImportRows({ rows, archive }: { rows: readonly StaffImportRow[]; archive: Archive | undefined }) {
  const { t } = useTranslation('desk-stock');
  if (rows.length === 0) return <p className={styles.quiet}>{t('noRows')}</p>;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={t('importRows')}>
      <Table size="small" className={styles.table ?? ''} aria-label={t('importRows')}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{t('rowLine')}</TableCell>
            <TableCell scope="col">{t('stockNo')}</TableCell>
            <TableCell scope="col">{t('column_name')}</TableCell>
            <TableCell scope="col">{t('rowWhat')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell className="figures">{row.line}</TableCell>
              <TableCell component="th" scope="row" className={styles.number ?? ''}>
                {row.stockNo}
              </TableCell>
              <TableCell>{row.name}</TableCell>
              <TableCell>
                <What row={row} archive={archive} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Describes the change of a row, or its error. */
function What({ row, archive }: { row: StaffImportRow; archive: Archive | undefined }) {
  const { kind, isDone, changes, faults, photos } = row;
  const { t } = useTranslation('desk-stock');
  const say = useFaultText();
  return (
    <ul className={styles.what}>
      {isDone && <li className={styles.quiet}>{t('rowDone')}</li>}
      {kind === 'added' && !isDone && <li>{t('rowAdded')}</li>}
      {kind === 'unchanged' && <li>{t('rowUnchanged')}</li>}
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <code>{column}</code>: <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
        </li>
      ))}
      {faults.map((fault) => (
        <li key={`${fault.column} ${fault.kind}`}>
          <code>{fault.column}</code>
          {fault.value !== '' && ` “${fault.value}”`}: {say(fault)}
        </li>
      ))}
      <RowPhotos photos={photos} archive={archive} />
    </ul>
  );
}

function useFaultText(): (fault: StaffImportFault) => string {
  const { t } = useTranslation('desk-stock');
  return ({ kind, hint, value }) =>
    hint === '' && kind === 'unknown' ? t('fault_unknown_plain') : t(`fault_${kind}`, { hint, value });
}

/** Photos of a row with their state and errors. */
function RowPhotos({ photos, archive }: { photos: readonly StaffImportPhoto[]; archive: Archive | undefined }) {
  const { t } = useTranslation('desk-stock');
  const described = photos.map((photo) => ({ ...photo, ...describe(photo, archive) }));
  return (
    <>
      {kinds.map((kind) => {
        const names = described.filter((photo) => photo.shownAs === kind).map(({ source }) => shortName(source));
        return names.length > 0 && <li key={kind}>{t(`rowPhotos_${kind}`, { names: names.join(', ') })}</li>;
      })}
      {described.map(
        ({ place, source, fault }) =>
          fault !== undefined && (
            <li key={place}>
              <code>photos</code> “{source}”: {t(`photoFault_${fault}`)}
            </li>
          ),
      )}
    </>
  );
}

function describe({ state, fault, isInArchive, source }: StaffImportPhoto, archive: Archive | undefined) {
  if (state !== 'waiting' || !isInArchive) return { shownAs: state, fault };
  if (!archive) return { shownAs: 'wanted', fault: undefined } as const;
  const missing = archive.faultOf(source);
  return { shownAs: missing === undefined ? 'archive' : 'failed', fault: missing } as const;
}

/** Shortens an address to its end. */
function shortName(source: string): string {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return source;
  return new URL(source).pathname.split('/').findLast((part) => part !== '') ?? source;
}

import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffListPriceFile, StaffListPriceRow } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { ViewChips } from '#desk/parts/view-chips.tsx';
import { WideTable, wraps } from '#desk/parts/wide-table.tsx';
import styles from '../import.module.css';

/** Rows to correct come first. */
const kinds = ['faulty', 'changed', 'added', 'unchanged'] as const satisfies StaffListPriceRow['kind'][];
const rowsAtOnce = 100;

interface ListPriceFileViewProps {
  name: string;
  file: StaffListPriceFile;
  isBusy: boolean;
  onCarryOut: () => void;
  onLeave: () => void;
}

/** Previews an import file row by row before it is applied. */
export function ListPriceFileView({ name, file, isBusy, onCarryOut, onLeave }: ListPriceFileViewProps) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  const [kind, setKind] = useState(kinds.find((one) => file[one] > 0) ?? 'added');
  const [shown, setShown] = useState(rowsAtOnce);
  const rows = file.rows.filter((row) => row.kind === kind);
  const total = file.added + file.changed;
  return (
    <section className={styles.content} aria-label={name}>
      <h3>{name}</h3>
      {file.workbook && (
        <p>
          {t('bookFound', {
            rows: formats.count(file.workbook.rows),
            matched: formats.count(file.workbook.matched),
            ambiguous: formats.count(file.workbook.ambiguous),
            unknown: formats.count(file.workbook.unknown),
            unpriced: formats.count(file.workbook.unpriced),
            stock: formats.count(file.workbook.stock),
          })}
        </p>
      )}
      <ViewChips
        name={t('listRows')}
        views={kinds}
        chosen={kind}
        labelOf={(one) => t(`listRows_${one}`, { number: formats.count(file[one]) })}
        onChoose={(one) => {
          setKind(one);
          setShown(rowsAtOnce);
        }}
      />
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('listRowsNone')}</p>
      ) : (
        <WideTable
          name={t('listRows')}
          region={t('listRows')}
          head={
            <>
              <TableCell>{t('listRowLine')}</TableCell>
              <TableCell>{t('listVariant')}</TableCell>
              <TableCell>{t('listRowWhat')}</TableCell>
            </>
          }
        >
          {rows.slice(0, shown).map((row) => (
            // A row of customs' workbook can be about several variants.
            <TableRow key={`${row.line} ${row.name}`}>
              <TableCell className="figures">{formats.count(row.line)}</TableCell>
              <TableCell component="th" scope="row" className={wraps ?? ''}>
                {row.name}
              </TableCell>
              <TableCell className={wraps ?? ''}>
                <What row={row} />
              </TableCell>
            </TableRow>
          ))}
        </WideTable>
      )}
      <div className={styles.acts}>
        {rows.length > shown && (
          <Button variant="text" onClick={() => setShown(shown + rowsAtOnce)}>
            {t('listRowsMore')}
          </Button>
        )}
        {total > 0 && (
          <Button loading={isBusy} onClick={onCarryOut}>
            {t('listFileCarryOut', { count: total, number: formats.count(total) })}
          </Button>
        )}
        <Button variant="text" disabled={isBusy} onClick={onLeave}>
          {t('listFileLeave')}
        </Button>
      </div>
    </section>
  );
}

/** Describes the change of a row, or its error. */
function What({ row: { kind, changes, faults } }: { row: StaffListPriceRow }) {
  const { t } = useTranslation('desk-import');
  if (kind === 'unchanged') return t('listRowUnchanged');
  return (
    <ul className={styles.what}>
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <code>{column}</code>: {before !== '' && <del>{before}</del>} {before !== '' && '→'} <ins>{after || '–'}</ins>
        </li>
      ))}
      {faults.map(({ column, kind: fault, value, hint }) => (
        <li key={`${column} ${fault}`}>
          <code>{column}</code>
          {value !== '' && ` “${value}”`}: {t(`listFault_${fault}`, { hint })}
        </li>
      ))}
    </ul>
  );
}

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import styles from './analytics.module.css';

interface DataTableProps {
  name: string;
  head: readonly string[];
  /** Row header, then the values. */
  rows: readonly (readonly string[])[];
}

/** Small table with row headers in the first column. */
export function DataTable({ name, head, rows }: DataTableProps) {
  const { t } = useTranslation('desk-analytics');
  return (
    // Scrolls horizontally when it is wider than the page, by keyboard too.
    <TableContainer component="section" tabIndex={0} aria-label={t('tableOf', { name })}>
      <Table size="small" aria-label={name} className={styles.table ?? ''}>
        <TableHead>
          <TableRow>
            {head.map((text, column) => (
              <TableCell key={text} align={column === 0 ? 'left' : 'right'}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([about = '', ...figures]) => (
            <TableRow key={about}>
              <TableCell component="th" scope="row">
                {about}
              </TableCell>
              {figures.map((figure, column) => (
                <TableCell key={head[column + 1]} align="right" className="figures">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

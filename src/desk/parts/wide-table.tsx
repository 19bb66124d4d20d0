import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { moveBetweenRows } from './move-between-rows.ts';
import styles from './wide-table.module.css';

interface WideTableProps {
  name: string;
  /** Accessible name of the scroll area. */
  region: string;
  head: ReactNode;
  children: ReactNode;
}

/** Wide table with a sticky header. Arrow keys move between rows. */
export function WideTable({ name, region, head, children }: WideTableProps) {
  return (
    <TableContainer
      component="section"
      className={styles.container ?? ''}
      // Scrolls horizontally when it is wider than the page, by keyboard too.
      tabIndex={0}
      aria-label={region}
    >
      <Table className={styles.table ?? ''} stickyHeader aria-label={name} onKeyDown={moveBetweenRows}>
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

/** For cells whose text may wrap. */
export const wraps = styles.wraps;

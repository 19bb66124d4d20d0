import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode, KeyboardEvent } from 'react';
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

/** Moves focus between rows with the arrow keys. `data-row-link` marks the link of a row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('[data-row-link]')) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
}

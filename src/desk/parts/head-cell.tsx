import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';

interface HeadCellProps<Sort extends string> {
  text: string;
  /** What the column is sorted by; without it the column cannot be sorted by. */
  sort: Sort | undefined;
  sorted: { sort: Sort; isDescending: boolean };
  onSort: (sorted: { sort: Sort; isDescending: boolean }) => void;
  className?: string | undefined;
}

/** The head of a column, which sorts the whole list, not only what is on the page. */
export function HeadCell<Sort extends string>({ text, sort, sorted, onSort, className = '' }: HeadCellProps<Sort>) {
  const isSorted = sort === sorted.sort;
  const direction = sorted.isDescending ? 'desc' : 'asc';
  return (
    <TableCell scope="col" className={className} {...(isSorted && { sortDirection: direction })}>
      {sort === undefined ? (
        text
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'desc'}
          onClick={() => onSort({ sort, isDescending: isSorted ? !sorted.isDescending : true })}
        >
          {text}
        </TableSortLabel>
      )}
    </TableCell>
  );
}

import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';

interface HeadCellProps<Sort extends string> {
  text: string;
  /** Sort key of the column; absent if it cannot be sorted. */
  sort: Sort | undefined;
  sorted: { sort: Sort; isDescending: boolean };
  onSort: (sorted: { sort: Sort; isDescending: boolean }) => void;
  className?: string | undefined;
}

/** Column header that sorts the whole list, not only the current page. */
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

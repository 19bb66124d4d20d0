import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedVehicle } from '#site/components/compare/compared.ts';
import { paths } from '#shared/routing/paths.ts';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './compare-table.module.css';
import type { ComparedGroup } from './comparison.ts';

interface CompareTableProps {
  vehicles: readonly ComparedVehicle[];
  groups: readonly ComparedGroup[];
  onRemove: (id: string) => void;
  /** The content of the corner between the row and column headers. */
  corner: ReactNode;
}

export function CompareTable({ vehicles, groups, onRemove, corner }: CompareTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  return (
    <section className={styles.frame} aria-label={t('table')}>
      <Table className={`${styles.table} figures`}>
        <TableHead>
          <TableRow>
            <TableCell component="td" className={styles.corner}>
              {corner}
            </TableCell>
            {vehicles.map(({ id, name, imageUrl }) => (
              <TableCell key={id} className={styles.vehicle}>
                <div className={styles.head}>
                  <Link to={paths.detail(id)} className={styles.link}>
                    <Picture src={imageUrl} alt="" ratio="4 / 3" isFirst fallback={t('common:noImages')} />
                    <span className={styles.name}>{name}</span>
                  </Link>
                  <IconButton className={styles.remove} aria-label={t('remove', { name })} onClick={() => onRemove(id)}>
                    <X size="1.125em" aria-hidden />
                  </IconButton>
                </div>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <TableBody key={group.name}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={vehicles.length + 1} className={styles.group}>
                <span className={styles.sticky}>{group.name}</span>
              </TableCell>
            </TableRow>
            {group.facts.map(({ name, values, differs }) => (
              <TableRow key={name} data-same={!differs || undefined}>
                <TableCell component="th" scope="row" className={styles.fact}>
                  {name}
                </TableCell>
                {vehicles.map(({ id }, place) => (
                  <TableCell key={id} className={styles.value}>
                    {values[place] === '' ? <span className={styles.unknown}>{t('notKnown')}</span> : values[place]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </section>
  );
}

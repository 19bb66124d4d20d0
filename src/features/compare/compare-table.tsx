import ButtonBase from '@mui/material/ButtonBase';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparedVehicle } from '../../app/compared.ts';
import { paths } from '../../routing/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './compare-table.module.css';
import type { ComparedGroup } from './comparison.ts';

interface CompareTableProps {
  vehicles: readonly ComparedVehicle[];
  groups: readonly ComparedGroup[];
  onRemove: (id: string) => void;
  /** Stands in the corner between the names of the facts and the vehicles. */
  corner: ReactNode;
}

export function CompareTable({ vehicles, groups, onRemove, corner }: CompareTableProps) {
  const { t } = useTranslation(['compare', 'common']);
  return (
    <section className={styles.frame} aria-label={t('table')}>
      <table className={`${styles.table} figures`}>
        <thead>
          <tr>
            <td className={styles.corner}>{corner}</td>
            {vehicles.map(({ id, name, imageUrl }) => (
              <th key={id} scope="col" className={styles.vehicle}>
                <div className={styles.head}>
                  <Link to={paths.detail(id)} className={styles.link}>
                    <Picture src={imageUrl} alt="" ratio="4 / 3" isFirst fallback={t('common:noImages')} />
                    <span className={styles.name}>{name}</span>
                  </Link>
                  <ButtonBase className={styles.remove} aria-label={t('remove', { name })} onClick={() => onRemove(id)}>
                    <X size="1.125em" aria-hidden />
                  </ButtonBase>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={vehicles.length + 1} className={styles.group}>
                <span className={styles.sticky}>{group.name}</span>
              </th>
            </tr>
            {group.facts.map(({ name, values, differs }) => (
              <tr key={name} data-same={!differs || undefined}>
                <th scope="row" className={styles.fact}>
                  {name}
                </th>
                {vehicles.map(({ id }, place) => (
                  <td key={id} className={styles.value}>
                    {values[place] === '' ? <span className={styles.unknown}>{t('notKnown')}</span> : values[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

import IconButton from '@mui/material/IconButton';
import { Columns2, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseListColumns, useListColumns } from '#site/remembered/list-columns.ts';
import styles from './sort-select.module.css';

/** Switches between one and two cards per row on a phone. */
export function ColumnsSwitch() {
  const { t } = useTranslation('vehicles');
  const columns = useListColumns();
  const next = columns === 'two' ? 'one' : 'two';
  const Icon = next === 'one' ? Square : Columns2;
  return (
    <IconButton
      className={styles.columns ?? ''}
      aria-label={t(next === 'one' ? 'columnsOne' : 'columnsTwo')}
      onClick={() => chooseListColumns(next)}
    >
      <Icon aria-hidden size="1.25rem" />
    </IconButton>
  );
}

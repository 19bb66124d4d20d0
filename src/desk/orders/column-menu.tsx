import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { chooseColumn, orderColumns, useChosenColumns } from './order-columns.ts';

/** Chooses the visible columns, stored in this browser. */
export function ColumnMenu() {
  const { t } = useTranslation('desk-orders');
  const shown = new Set(useChosenColumns().map(({ name }) => name));
  const [button, setButton] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = button !== null;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Columns3 aria-hidden size="1.125rem" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={(event) => setButton(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <Menu
        id={id}
        anchorEl={button}
        open={isOpen}
        disableScrollLock
        slotProps={{ list: { 'aria-label': t('columns') } }}
        onClose={() => setButton(null)}
      >
        {orderColumns.map(({ name }) => {
          const isShown = shown.has(name);
          return (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => chooseColumn(name, !isShown)}
            >
              <Check aria-hidden size="1.125rem" opacity={isShown ? 1 : 0} />
              {t(`column_${name}`)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

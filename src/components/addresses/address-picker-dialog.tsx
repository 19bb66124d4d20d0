import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../generated/client/types.gen.ts';
import { Button } from '../../ui/button.tsx';
import { MuiTheme } from '../../ui/mui-theme.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import styles from './address-picker-dialog.module.css';

/** What the popup shows, by its index. */
const tabs = { list: 0, add: 1, edit: 2 } as const;

type Shown = { tab: typeof tabs.list } | { tab: typeof tabs.add } | { tab: typeof tabs.edit; address: Address };

const titles = { [tabs.list]: 'pick', [tabs.add]: 'add', [tabs.edit]: 'edit' } as const;

interface AddressPickerDialogProps {
  chosenId: string;
  onChoose: (address: Address) => void;
  onClose: () => void;
}

/** The buyer's address book: choose one, change one, add one. */
export default function AddressPickerDialog({ chosenId, onChoose, onClose }: AddressPickerDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const [shown, setShown] = useState<Shown>({ tab: tabs.list });
  const backToList = () => setShown({ tab: tabs.list });
  return (
    <MuiTheme>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="address-picker-title">
        <div className={styles.head}>
          <DialogTitle id="address-picker-title" sx={{ p: 0 }}>
            {t(titles[shown.tab])}
          </DialogTitle>
          <Button look="quiet" isSmall aria-label={t('common:close')} onClick={onClose}>
            <X size="1.25em" aria-hidden />
          </Button>
        </div>
        <DialogContent>
          {shown.tab === tabs.list ? (
            <AddressList
              chosenId={chosenId}
              onChoose={onChoose}
              onAdd={() => setShown({ tab: tabs.add })}
              onEdit={(address) => setShown({ tab: tabs.edit, address })}
            />
          ) : (
            <AddressForm
              address={shown.tab === tabs.edit ? shown.address : undefined}
              onSaved={backToList}
              onCancel={backToList}
            />
          )}
        </DialogContent>
      </Dialog>
    </MuiTheme>
  );
}

import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemButton from '@mui/material/ListItemButton';
import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmailText } from '../email-text.tsx';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './address-picker-dialog.module.css';

/** The view that the popup shows, by its index. */
const tabs = { list: 0, add: 1, edit: 2 } as const;

type Shown = { tab: typeof tabs.list } | { tab: typeof tabs.add } | { tab: typeof tabs.edit; address: Address };

const titles = { [tabs.list]: 'pick', [tabs.add]: 'add', [tabs.edit]: 'edit' } as const;

interface AddressPickerDialogProps {
  chosenId: string;
  onChoose: (address: Address) => void;
  onClose: () => void;
}

/** The buyer's address book: choose, edit or add an address. */
export default function AddressPickerDialog({ chosenId, onChoose, onClose }: AddressPickerDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const [shown, setShown] = useState<Shown>({ tab: tabs.list });
  const backToList = () => setShown({ tab: tabs.list });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="address-picker-title">
      <div className={styles.head}>
        <DialogTitle id="address-picker-title" sx={{ p: 0 }}>
          {t(titles[shown.tab])}
        </DialogTitle>
        <Button variant="text" size="small" aria-label={t('common:close')} onClick={onClose}>
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
  );
}

interface AddressListProps {
  chosenId: string;
  onChoose: (address: Address) => void;
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

/** The saved addresses. If there are none, the form to add one opens at once. */
function AddressList({ chosenId, onChoose, onAdd, onEdit }: AddressListProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const { data, error, isFetching, refetch } = queries.useListAddressesQuery();
  const hasSome = Array.isArray(data) && data.length > 0;
  // An empty list that is being refetched may be older than the first address.
  const hasNone = data !== undefined && !hasSome && !isFetching;
  const addAtOnce = useEffectEvent(onAdd);
  useEffect(() => {
    if (hasNone) addAtOnce();
  }, [hasNone]);

  if (error) {
    const retry = <Button onClick={() => void refetch()}>{t('common:retry')}</Button>;
    return <EmptyState text={displayFailure(error).text} action={retry} />;
  }
  if (!hasSome) return hasNone ? null : <p aria-live="polite">{t('common:loading')}</p>;
  return (
    <div className={styles.list}>
      {data.map((address) => (
        <article key={address.id} className={styles.entry}>
          <ListItemButton
            className={styles.choose}
            aria-pressed={address.id === chosenId}
            onClick={() => onChoose(address)}
          >
            <span className={styles.name}>
              {address.name}
              {address.isDefault === 1 && (
                <Chip component="span" color="success" label={t('default')} className={styles.badge} />
              )}
            </span>
            <span>
              {address.address}, {address.cityDesc}, {address.countryDesc}
            </span>
            <span className={styles.soft}>
              {address.phone} · <EmailText email={address.email} />
            </span>
          </ListItemButton>
          <Button
            variant="text"
            size="small"
            aria-label={t('editOf', { name: address.name })}
            onClick={() => onEdit(address)}
          >
            {t('edit')}
          </Button>
        </article>
      ))}
      <Button variant="outlined" startIcon={<Plus size="1.125em" aria-hidden />} onClick={onAdd}>
        {t('add')}
      </Button>
    </div>
  );
}

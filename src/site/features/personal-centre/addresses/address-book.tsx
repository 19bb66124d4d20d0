import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { confirm } from '#site/page-state/confirm.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { AddressForm } from '#site/components/addresses/address-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ItemSection, ListPlace } from '../frame/item-section.tsx';
import { AddressCard } from './address-card.tsx';
import styles from './addresses.module.css';

export function AddressBook() {
  const { t } = useTranslation(['centre', 'common']);
  const list = queries.useListAddressesQuery();
  const dialog = useOwnDialog('address', true);
  const [edited, setEdited] = useState<Address>();
  const { makeDefault, isPending } = useDefaultAddress();
  const { remove, removedId } = useRemoveAddress();
  // The server may answer without a list if there are no addresses.
  const addresses = Array.isArray(list.data) ? list.data : [];

  function open(address: Address | undefined): void {
    setEdited(address);
    dialog.open();
  }

  const add = (
    <Button startIcon={<Plus aria-hidden size="1.125em" />} onClick={() => open(undefined)}>
      {t('addAddress')}
    </Button>
  );
  return (
    <ItemSection title={t('itemAddresses')} note={t('addressesNote')} action={addresses.length > 0 && add}>
      <ListPlace list={list} isEmpty={addresses.length === 0} emptyText={t('noAddresses')} action={add}>
        <div className={styles.list}>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isBusy={removedId === address.id}
              onDefault={() => !isPending && makeDefault(address.id)}
              onModify={() => open(address)}
              onDelete={() => void remove(address.id)}
            />
          ))}
        </div>
        <p className={styles.end}>{t('common:noMore')}</p>
      </ListPlace>
      {dialog.isOpen && <AddressDialog address={edited} onClose={dialog.close} />}
    </ItemSection>
  );
}

function useRemoveAddress() {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = queries.useDeleteAddressMutation({
    onSuccess: () => invalidateCalls(queryClient, 'listAddresses'),
  });
  return {
    removedId: isPending ? variables.body.id : undefined,
    remove: async (id: string) => {
      if (await confirm('deleteAddress')) mutate({ body: { id } });
    },
  };
}

/** Makes an address the default. The change shows at once and is undone if the server refuses. */
function useDefaultAddress(): { makeDefault: (id: string) => void; isPending: boolean } {
  const queryClient = useQueryClient();
  const queryKey = queries.listAddressesQueryKey({});
  const { mutate, isPending } = queries.useSetDefaultAddressMutation({
    onMutate({ body: { id } }) {
      // An answer requested earlier does not contain the new default.
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Address[]>(queryKey);
      if (before) queryClient.setQueryData(queryKey, withDefault(before, id));
      return before;
    },
    onError: (_error, _asked, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: () => invalidateCalls(queryClient, 'listAddresses'),
  });
  return { makeDefault: (id) => mutate({ body: { id } }), isPending };
}

/** The list with this address as its only default, on top. */
export function withDefault(addresses: readonly Address[], id: string): Address[] {
  const marked = addresses.map((address): Address => ({ ...address, isDefault: address.id === id ? 1 : 0 }));
  return marked.toSorted((one, other) => other.isDefault - one.isDefault);
}

interface AddressDialogProps {
  /** The address to edit; without it a new one is added. */
  address: Address | undefined;
  onClose: () => void;
}

function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="address-dialog-title">
      <DialogTitle id="address-dialog-title">{t(address ? 'edit' : 'add')}</DialogTitle>
      <DialogContent>
        <AddressForm address={address} onSaved={onClose} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}

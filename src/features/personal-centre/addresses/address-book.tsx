import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { invalidateCalls } from '../../../api/invalidate.ts';
import { confirm } from '../../../app/confirm.ts';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { Button } from '../../../ui/button.tsx';
import { ItemSection } from '../frame/item-section.tsx';
import { ListPlace } from '../frame/list-place.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import styles from './addresses.module.css';
import { useDefaultAddress } from './use-default-address.ts';

export function AddressBook() {
  const { t } = useTranslation(['centre', 'common']);
  const list = useQuery(queries.listAddressesOptions({}));
  const dialog = useOwnDialog('address', true);
  const [edited, setEdited] = useState<Address>();
  const { makeDefault, isPending } = useDefaultAddress();
  const { remove, removedId } = useRemoveAddress();
  // An account without addresses may get no list at all.
  const addresses = Array.isArray(list.data) ? list.data : [];

  function open(address: Address | undefined): void {
    setEdited(address);
    dialog.open();
  }

  const add = (
    <Button icon={<Plus aria-hidden size="1.125em" />} onClick={() => open(undefined)}>
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
  const { mutate, isPending, variables } = useMutation({
    ...queries.deleteAddressMutation(),
    onSuccess: () => invalidateCalls(queryClient, 'listAddresses'),
  });
  return {
    removedId: isPending ? variables.body.id : undefined,
    remove: async (id: string) => {
      if (await confirm('deleteAddress')) mutate({ body: { id } });
    },
  };
}

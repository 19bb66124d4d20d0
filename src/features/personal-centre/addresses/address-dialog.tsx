import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../../generated/client/types.gen.ts';
import { AddressForm } from '../../../components/addresses/address-form.tsx';

interface AddressDialogProps {
  /** The address to change; without it a new one is added. */
  address: Address | undefined;
  onClose: () => void;
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
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

import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './addresses.module.css';
import { EmailText } from '#site/components/email-text.tsx';

interface AddressCardProps {
  address: Address;
  isBusy: boolean;
  onDefault: () => void;
  onModify: () => void;
  onDelete: () => void;
}

export function AddressCard({ address, isBusy, onDefault, onModify, onDelete }: AddressCardProps) {
  const { t } = useTranslation('centre');
  const { name, email, phone, cityDesc, countryDesc, isDefault } = address;
  const nameId = useId();
  return (
    <Card
      component="article"
      variant="outlined"
      className={`${styles.card} ${isDefault ? styles.default : ''}`}
      aria-labelledby={nameId}
    >
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        <p>{address.address}</p>
        <p>
          {cityDesc}, {countryDesc}
        </p>
        <p className={`${styles.soft} figures`}>
          <EmailText email={email} /> · {phone}
        </p>
      </div>
      <div className={styles.actions}>
        <FormControlLabel
          className={styles.toggle ?? ''}
          label={t('defaultAddress')}
          control={<Radio name="defaultAddress" checked={isDefault === 1} onChange={onDefault} />}
        />
        <Button
          variant="text"
          size="small"
          startIcon={<Pencil aria-hidden size="1.125em" />}
          aria-label={t('modifyAddressOf', { name })}
          onClick={onModify}
        >
          {t('modify')}
        </Button>
        <Button
          variant="text"
          size="small"
          loading={isBusy}
          startIcon={<Trash2 aria-hidden size="1.125em" />}
          aria-label={t('deleteAddressOf', { name })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      </div>
    </Card>
  );
}

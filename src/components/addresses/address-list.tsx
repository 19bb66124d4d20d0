import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../empty-state.tsx';
import styles from './address-picker-dialog.module.css';
import { EmailText } from '../email-text.tsx';

interface AddressListProps {
  chosenId: string;
  onChoose: (address: Address) => void;
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

/** The saved addresses. Where the answer is no list there is nothing to choose from, so that one is written at once. */
export function AddressList({ chosenId, onChoose, onAdd, onEdit }: AddressListProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const { data, error, isFetching, refetch } = useQuery(queries.listAddressesOptions({}));
  const hasSome = Array.isArray(data) && data.length > 0;
  // What is left from before the first address was added is no answer.
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
          <button
            type="button"
            className={styles.choose}
            aria-pressed={address.id === chosenId}
            onClick={() => onChoose(address)}
          >
            <span className={styles.name}>
              {address.name}
              {address.isDefault === 1 && <span className={styles.badge}>{t('default')}</span>}
            </span>
            <span>
              {address.address}, {address.cityDesc}, {address.countryDesc}
            </span>
            <span className={styles.soft}>
              {address.phone} · <EmailText email={address.email} />
            </span>
          </button>
          <Button look="quiet" isSmall aria-label={t('editOf', { name: address.name })} onClick={() => onEdit(address)}>
            {t('edit')}
          </Button>
        </article>
      ))}
      <Button look="outline" icon={<Plus size="1.125em" aria-hidden />} onClick={onAdd}>
        {t('add')}
      </Button>
    </div>
  );
}

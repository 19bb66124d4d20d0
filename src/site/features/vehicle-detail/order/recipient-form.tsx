import { useQuery } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { useSession } from '#site/session/session.tsx';
import { noCity } from '#site/components/addresses/cities.ts';
import { CityFields } from '#site/components/addresses/city-fields.tsx';
import { barePhone, cleanPhone } from '#site/components/addresses/recipient-rules.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { faultAt, orderLimits, type OrderField, type OrderWarning } from './check-order.ts';
import { editRecipient, takeAddress } from './order-choices.ts';
import styles from './recipient-form.module.css';
import type { Order } from './use-order.ts';

const AddressPickerDialog = lazy(() => import('#site/components/addresses/address-picker-dialog.tsx'));

const addressesDialog = 'addresses';

interface RecipientFormProps {
  order: Order;
  warning: OrderWarning | undefined;
  /** Called when a field is edited, which clears the validation message. */
  onEdit: () => void;
}

/** Asks who receives the vehicle's documents, and where. */
export function RecipientForm({ order, warning, onEdit }: RecipientFormProps) {
  const { t } = useTranslation(['detail', 'addresses']);
  const { user } = useSession();
  const { draft } = order;
  const picker = useOwnDialog(addressesDialog, true);
  const { data: countries = [] } = useQuery({ ...queries.listReceivingCountriesOptions({}), staleTime: Infinity });

  function edit(change: Partial<OrderDraft>): void {
    onEdit();
    order.change(editRecipient(draft, change));
  }

  const field = (name: OrderField) => {
    const fault = faultAt(warning, name);
    return { name, isRequired: true, error: fault && t(fault) };
  };
  const text = (name: keyof typeof orderLimits, value: string) => ({
    ...field(name),
    value,
    maxLength: orderLimits[name],
  });

  return (
    <div className={styles.form}>
      {user && (
        <div className={styles.more}>
          <Button variant="text" size="small" startIcon={<BookUser size="1.25em" aria-hidden />} onClick={picker.open}>
            {t('moreAddresses')}
          </Button>
        </div>
      )}
      <TextInput
        {...text('name', draft.name)}
        label={t('addresses:name')}
        autoComplete="name"
        onChange={(name) => edit({ name })}
      />
      <NativeSelect
        {...field('receivingCountry')}
        label={t('addresses:receivingCountry')}
        autoComplete="country"
        prompt={t('addresses:receivingCountryPrompt')}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.receiveCountryCode}
        onChange={(code) => {
          const receiveCountry = countries.find((one) => one.code === code)?.name ?? '';
          edit({ receiveCountry, receiveCountryCode: code, ...noCity });
        }}
      />
      <CityFields countryCode={draft.receiveCountryCode} value={draft} warning={field('city').error} onChange={edit} />
      <TextInput
        {...text('address', draft.receiveAddress)}
        label={t('addresses:address')}
        autoComplete="street-address"
        onChange={(receiveAddress) => edit({ receiveAddress })}
      />
      <EmailInput {...text('email', draft.email)} label={t('addresses:email')} onChange={(email) => edit({ email })} />
      <TextInput
        {...text('phone', draft.phone)}
        label={t('addresses:phone')}
        autoComplete="tel"
        enterKeyHint="done"
        counted={barePhone}
        onChange={(phone) => edit({ phone: cleanPhone(phone) })}
      />
      {picker.isOpen && (
        <Suspense fallback={null}>
          <AddressPickerDialog
            chosenId={draft.receiveAddressId}
            onClose={picker.close}
            onChoose={(address) => {
              onEdit();
              order.change(takeAddress(draft, address));
              picker.close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

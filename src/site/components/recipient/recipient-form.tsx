import { BookUser } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { useSession } from '#site/session/session.tsx';
import { noCity } from '#site/components/addresses/cities.ts';
import { CityFields } from '#site/components/addresses/city-fields.tsx';
import { ReceivingCountryField } from '#site/components/addresses/receiving-country-field.tsx';
import { barePhone, cleanPhone } from '#site/components/addresses/recipient-rules.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { orderLimits, recipientFaultAt, type RecipientField, type RecipientWarning } from './check-recipient.ts';
import { editRecipient, takeAddress } from './recipient-choices.ts';
import styles from './recipient-form.module.css';

const AddressPickerDialog = lazy(() => import('#site/components/addresses/address-picker-dialog.tsx'));

const addressesDialog = 'addresses';

interface RecipientFormProps {
  draft: OrderDraft;
  change: (next: OrderDraft) => void;
  warning: RecipientWarning | undefined;
  /** Called when a field is edited, which clears the validation message. */
  onEdit: () => void;
  /** There is one popup at a time, so a form in a popup cannot open the saved addresses. */
  isInPopup?: boolean;
}

/** Asks who receives the vehicle's documents, and where. */
export function RecipientForm({ draft, change, warning, onEdit, isInPopup = false }: RecipientFormProps) {
  const { t } = useTranslation('addresses');
  const { user } = useSession();
  const picker = useOwnDialog(addressesDialog, true);

  function edit(edited: Partial<OrderDraft>): void {
    onEdit();
    change(editRecipient(draft, edited));
  }

  const field = (name: RecipientField) => {
    const fault = recipientFaultAt(warning, name);
    return { name, isRequired: true, error: fault && t(fault) };
  };
  const text = (name: keyof typeof orderLimits, value: string) => ({
    ...field(name),
    value,
    maxLength: orderLimits[name],
  });

  return (
    <div className={styles.form}>
      {user && !isInPopup && (
        <div className={styles.more}>
          <Button variant="text" size="small" startIcon={<BookUser size="1.25em" aria-hidden />} onClick={picker.open}>
            {t('moreAddresses')}
          </Button>
        </div>
      )}
      <TextInput
        {...text('name', draft.name)}
        label={t('name')}
        autoComplete="name"
        onChange={(name) => edit({ name })}
      />
      <ReceivingCountryField
        {...field('receivingCountry')}
        value={draft.receiveCountryCode}
        onChange={({ code, name }) => edit({ receiveCountry: name, receiveCountryCode: code, ...noCity })}
      />
      <CityFields countryCode={draft.receiveCountryCode} value={draft} warning={field('city').error} onChange={edit} />
      <TextInput
        {...text('address', draft.receiveAddress)}
        label={t('address')}
        autoComplete="street-address"
        onChange={(receiveAddress) => edit({ receiveAddress })}
      />
      <EmailInput {...text('email', draft.email)} label={t('email')} onChange={(email) => edit({ email })} />
      <TextInput
        {...text('phone', draft.phone)}
        label={t('phone')}
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
              change(takeAddress(draft, address));
              picker.close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useSession } from '#site/session/session.tsx';
import { dropUnsent, saveUnsent, readUnsent } from '#site/remembered/unsent-form.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { addressLimits, checkAddress, type AddressFault, type AddressField } from './address-checks.ts';
import styles from './address-form.module.css';
import { noCity } from './cities.ts';
import { CityFields } from './city-fields.tsx';
import { ReceivingCountryField } from './receiving-country-field.tsx';
import { barePhone, cleanPhone } from './recipient-rules.ts';

interface AddressFormProps {
  /** The address to edit; without it a new one is added. */
  address?: Address | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const empty = { name: '', email: '', phone: '', countryCode: '', address: '', ...noCity };

/** Adds or edits an address of the address book, in a popup or on a page. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const { user } = useSession();
  const [unsent, owner] = [`address:${address?.id ?? 'new'}`, user?.email ?? ''];
  const [text, setText] = useState(() => ({
    ...empty,
    ...(address && textOf(address)),
    ...readUnsent(unsent, owner, empty),
  }));
  const [warning, setWarning] = useState<{ field: AddressField; fault: AddressFault }>();
  const { save, isSaving } = useSaveAddress(address?.id, () => {
    dropUnsent(unsent);
    onSaved();
  });

  function change(field: AddressField, changed: Partial<typeof empty>): void {
    const next = { ...text, ...changed };
    setText(next);
    saveUnsent(unsent, owner, next);
    const isStillEmpty = Object.values(changed).every((value) => value === '');
    if (warning?.field === field && !isStillEmpty) setWarning(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const fault = checkAddress(text);
    setWarning(fault);
    if (!fault) save({ ...trimmed(text), countryCode: text.countryCode, cityId: text.cityId });
    else form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
  }

  function cancel(): void {
    dropUnsent(unsent);
    onCancel();
  }

  const field = (name: AddressField) => ({
    name,
    isRequired: true,
    // The field itself reports a text that is too long.
    error: warning?.field === name && warning.fault !== 'tooLong' ? t(warning.fault) : undefined,
  });
  const line = (name: keyof typeof addressLimits) => ({
    ...field(name),
    value: text[name],
    maxLength: addressLimits[name],
    onChange: (value: string) => change(name, { [name]: name === 'phone' ? cleanPhone(value) : value }),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label={t(address ? 'edit' : 'add')}>
      <TextInput label={t('name')} autoComplete="name" {...line('name')} />
      <EmailInput label={t('email')} {...line('email')} />
      <TextInput label={t('phone')} autoComplete="tel" counted={barePhone} {...line('phone')} />
      <ReceivingCountryField
        {...field('country')}
        value={text.countryCode}
        onChange={({ code }) => change('country', { countryCode: code, ...noCity })}
      />
      <CityFields
        countryCode={text.countryCode}
        value={text}
        warning={field('city').error}
        onChange={(city) => change('city', city)}
      />
      <div className={styles.whole}>
        <TextInput label={t('address')} autoComplete="street-address" enterKeyHint="done" {...line('address')} />
      </div>
      <div className={styles.actions}>
        <Button variant="text" onClick={cancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function useSaveAddress(id: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const onSuccess = async () => {
    await invalidateCalls(queryClient, 'listAddresses');
    onSaved();
  };
  const add = queries.useAddAddressMutation({ onSuccess });
  const update = queries.useUpdateAddressMutation({ onSuccess });
  type NewAddress = Parameters<typeof add.mutate>[0]['body'];
  return {
    save: (body: NewAddress) => (id === undefined ? add.mutate({ body }) : update.mutate({ body: { ...body, id } })),
    isSaving: add.isPending || update.isPending,
  };
}

function textOf({ name, email, phone, countryCode, cityCode, cityId, cityDesc, address }: Address) {
  return { name, email, phone, countryCode, cityCode, cityId, cityName: cityDesc, address };
}

function trimmed({ name, email, phone, address }: typeof empty) {
  return { name: name.trim(), email: email.trim(), phone: barePhone(phone), address: address.trim() };
}

import type { Address } from '#generated/client/types.gen.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { orderLimits } from './check-recipient.ts';

export function takeAddress(draft: OrderDraft, address: Address): OrderDraft {
  return {
    ...draft,
    name: address.name,
    email: address.email,
    phone: address.phone,
    receiveCountry: address.countryDesc,
    receiveCountryCode: address.countryCode,
    receiveAddress: address.address,
    receiveAddressId: address.id,
    city: '',
    cityCode: address.cityCode,
    cityId: address.cityId,
    cityName: address.cityDesc,
    isRecipientChosen: true,
  };
}

export function editRecipient(draft: OrderDraft, change: Partial<OrderDraft>): OrderDraft {
  return { ...draft, receiveAddressId: '', ...change, isRecipientChosen: true };
}

/** Fills in what is known of a recipient that the buyer has not entered: their own e-mail, and the country of the destination. */
export function presetRecipient(draft: OrderDraft, email: string | undefined): OrderDraft {
  const isUsable = email !== undefined && email.length <= orderLimits.email;
  return {
    ...draft,
    ...(draft.email === '' && isUsable && { email }),
    ...(draft.receiveCountryCode === '' && { receiveCountry: draft.country, receiveCountryCode: draft.countryCode }),
  };
}

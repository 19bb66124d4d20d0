import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { barePhone, shortestPhone } from '#site/components/addresses/recipient-rules.ts';
import { checkEmail } from '#shared/forms/rules.ts';

/** The maximum length of texts in a reservation or an inquiry. */
export const orderLimits = { name: 30, address: 30, email: 30, phone: 15 } as const;

export type RecipientField = 'name' | 'receivingCountry' | 'city' | 'address' | 'email' | 'phone';

/** The key of the error text. */
type RecipientFault =
  | 'missingName'
  | 'missingReceivingCountry'
  | 'missingCity'
  | 'missingAddress'
  | 'missingEmail'
  | 'wrongEmail'
  | 'missingPhone'
  | 'wrongPhone'
  | 'tooLong';

export interface RecipientWarning {
  field: RecipientField;
  fault: RecipientFault;
}

/** The error to show at a field. The field itself reports a text that is too long. */
export function recipientFaultAt(
  warning: RecipientWarning | undefined,
  field: RecipientField,
): Exclude<RecipientFault, 'tooLong'> | undefined {
  return warning?.field === field && warning.fault !== 'tooLong' ? warning.fault : undefined;
}

type Checked = Pick<
  OrderDraft,
  'name' | 'receiveCountryCode' | 'cityId' | 'cityName' | 'receiveAddress' | 'email' | 'phone'
>;

/** Finds the first error in the order of the form. A saved address may be too long for an order. */
export function checkRecipient(draft: Checked): RecipientWarning | undefined {
  const [name, address, email] = [draft.name.trim(), draft.receiveAddress.trim(), draft.email.trim()];
  const phone = barePhone(draft.phone);
  const faults: readonly (readonly [RecipientField, RecipientFault, boolean])[] = [
    ['name', 'missingName', name === ''],
    ['name', 'tooLong', name.length > orderLimits.name],
    ['receivingCountry', 'missingReceivingCountry', draft.receiveCountryCode === ''],
    ['city', 'missingCity', draft.cityId === '' || draft.cityName === ''],
    ['address', 'missingAddress', address === ''],
    ['address', 'tooLong', address.length > orderLimits.address],
    ['email', 'missingEmail', email === ''],
    ['email', 'wrongEmail', checkEmail(email) !== undefined],
    ['email', 'tooLong', email.length > orderLimits.email],
    ['phone', 'missingPhone', draft.phone.trim() === ''],
    ['phone', 'wrongPhone', phone.length < shortestPhone],
    ['phone', 'tooLong', phone.length > orderLimits.phone],
  ];
  const first = faults.find(([, , isWrong]) => isWrong);
  return first && { field: first[0], fault: first[1] };
}

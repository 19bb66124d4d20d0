import { type OrderDraft, readOrderDraft, useOrderDraft } from './order-draft.ts';

/** Where lists count their prices to, for a buyer who has chosen no destination. */
export const listedCountry = 'KE';

/** The country whose import rules a visitor is told by: where the vehicle that they put together last is to go. */
function importCountryOf(draft: OrderDraft | undefined): string {
  return draft?.isDestinationChosen && draft.countryCode !== '' ? draft.countryCode : listedCountry;
}

export function useImportCountry(): string {
  return importCountryOf(useOrderDraft());
}

export function readImportCountry(): string {
  return importCountryOf(readOrderDraft());
}

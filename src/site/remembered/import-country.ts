import { type OrderDraft, readOrderDraft, useOrderDraft } from './order-draft.ts';

/** The destination for which lists show prices when the buyer has chosen none. */
export const listedCountry = 'KE';

/** The country whose import rules a visitor sees: the destination of their last order draft. */
function importCountryOf(draft: OrderDraft | undefined): string {
  return draft?.isDestinationChosen && draft.countryCode !== '' ? draft.countryCode : listedCountry;
}

export function useImportCountry(): string {
  return importCountryOf(useOrderDraft());
}

export function readImportCountry(): string {
  return importCountryOf(readOrderDraft());
}

import type { PayloadOf } from '#generated/server.ts';
import type { LetterLine } from '#server/marketplace/letters/letter-values.ts';
import { quoteLabels } from '#server/marketplace/orders/quote-lines.ts';
import type { Language } from '#wire/language.ts';

/** The quote lines the buyer saw when asking. */
export function inquiryLines(seen: PayloadOf<'submitInquiry'>, language: Language): LetterLine[] {
  const lines = [
    ['list', seen.vehiclePriceDesc],
    ['discount', seen.discountPrice && `− ${seen.discountPrice}`],
    ['freight', seen.transportPriceDesc],
    ['insurance', seen.insurancePriceDesc],
    ['cif', seen.totalPriceDesc],
    ['clearance', seen.checkClearancePrice === 1 ? seen.clearancePriceDesc : undefined],
    ['withClearance', seen.checkClearancePrice === 1 ? seen.totalWithClearancePriceDesc : undefined],
  ] as const;
  return lines.flatMap(([label, value]) => (value ? { label: quoteLabels[label][language], value } : []));
}

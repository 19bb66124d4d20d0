import type { StaffBuyer } from '#generated/client/types.gen.ts';
import { type Language, payloadLanguage, staffLanguage } from '#wire/language.ts';

/** How staff see a reader's language: the one to write in, and the one of the site. */
export function readerOf(language: Language): Pick<StaffBuyer, 'language' | 'readsIn'> {
  return { language: payloadLanguage(staffLanguage(language)), readsIn: language };
}

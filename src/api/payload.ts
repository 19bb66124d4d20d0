import type { PayloadLanguage } from '../../wire/language.ts';

/** What every sealed payload carries beside its own. */
export interface PayloadFields {
  language: PayloadLanguage;
  timeZone: string;
}

export function writePayload(own: unknown, common: PayloadFields | undefined): string {
  return JSON.stringify({ ...(own as object | undefined), ...common });
}

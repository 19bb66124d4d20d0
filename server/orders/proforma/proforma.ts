import type { LetterLine } from '../../mail/letters/letter-values.ts';

export interface Section {
  title: string;
  lines: readonly LetterLine[];
}

/** Everything that a proforma invoice says, as text: what it looks like is another matter. */
export interface Proforma {
  orderNo: string;
  issuedOn: string;
  sections: readonly Section[];
  notice: string;
}

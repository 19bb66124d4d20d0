/** The number formats of the countries that vehicles go to and come from. */
interface NumberPlan {
  callingCode: string;
  /** The number of digits of a mobile number after the calling code. */
  digits: number;
  /** Whether a domestic number starts with a 0. */
  hasZero: boolean;
}

const plan = (callingCode: string, digits: number, hasZero = true): NumberPlan => ({ callingCode, digits, hasZero });

const plans: Readonly<Record<string, NumberPlan>> = {
  KE: plan('254', 9),
  TZ: plan('255', 9),
  UG: plan('256', 9),
  RW: plan('250', 9),
  ZM: plan('260', 9),
  CD: plan('243', 9),
  MW: plan('265', 9),
  MZ: plan('258', 9, false),
  ZW: plan('263', 9),
  BI: plan('257', 8, false),
  SS: plan('211', 9),
  ET: plan('251', 9),
  BW: plan('267', 8, false),
  NA: plan('264', 9),
  GH: plan('233', 9),
  JM: plan('1', 10, false),
  AE: plan('971', 9),
  PK: plan('92', 10),
};

export type NumberFault = 'numberSigns' | 'numberCountry' | 'numberLocal' | 'numberLength';

export type CheckedNumber =
  /** The number in international form, digits only. */
  { digits: string } | { fault: NumberFault; /** How many digits it should have where it is known. */ count?: number };

/** The minimum and maximum length of a number in international form. */
const shortest = 8;
const longest = 15;

/**
 * A pasted number in plain characters. Contact apps surround numbers with invisible ones, and Japanese keyboards have dashes
 * of their own.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212\u30FC]/g, '-');
}

/** Parses a phone number as people write it: in international form, or as dialled in a country. */
export function checkNumber(written: string, countryCode: string): CheckedNumber {
  const text = plainPhone(written).trim();
  if (!/^\+?[\d\s()./-]+$/.test(text)) return { fault: 'numberSigns' };
  const digits = text.replaceAll(/\D/g, '');
  const own = plans[countryCode];
  if (text.startsWith('+')) return international(digits);
  if (digits.startsWith('00')) return international(digits.slice(2));
  if (own && digits.startsWith(own.callingCode) && digits.length === own.callingCode.length + own.digits) {
    return { digits };
  }
  if (digits.startsWith('0')) {
    if (!own?.hasZero) return { fault: 'numberCountry' };
    return local(digits.slice(1), own);
  }
  // With the country's length but without a 0 it is a domestic number; any other may belong to any country.
  if (own && digits.length === own.digits) return local(digits, own);
  return { fault: 'numberCountry' };
}

function local(digits: string, { callingCode, digits: count }: NumberPlan): CheckedNumber {
  return digits.length === count ? { digits: callingCode + digits } : { fault: 'numberLocal', count };
}

function international(digits: string): CheckedNumber {
  if (digits.startsWith('0')) return { fault: 'numberCountry' };
  const known = Object.values(plans).find(
    ({ callingCode, hasZero }) => hasZero && digits.startsWith(`${callingCode}0`),
  );
  // As in +254 (0)712: the 0 is only dialled domestically.
  const whole = known ? known.callingCode + digits.slice(known.callingCode.length + 1) : digits;
  const isFit = whole.length >= shortest && whole.length <= longest;
  return isFit ? { digits: whole } : { fault: 'numberLength' };
}

/** A number in international form, as `+254 712 345 678`. */
export function writeNumber(digits: string): string {
  return `+${digits.replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`;
}

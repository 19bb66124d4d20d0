import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/use-formats.ts';
import { amountOf, cleanAmount, editAmount, groupAmount, readAmount, normalizeAmount } from './amount.ts';

const yen = { before: 9, after: 0 };
const rate = { before: 6, after: 4 };

describe('readAmount', () => {
  it('reads unambiguous amounts', () => {
    const amounts = [
      ['2187', '2187'],
      ['2,187', '2187'],
      ['4,850.50', '4850.50'],
      ['4.850,50', '4850.50'],
      ['1.234.567', '1234567'],
      ['1,234,567.8', '1234567.8'],
      ['KES 6,850.5', '6850.5'],
      ['12 500', '12500'],
      ['１２，３４５', '12345'],
      ['12.', '12'],
      ['12,', '12'],
      ['.5', '0.5'],
      ['007', '7'],
      ['10.5000', '10.50'],
    ] as const;
    for (const [text, plain] of amounts) {
      expect(readAmount(text), text).toEqual({ is: 'amount', plain });
    }
    expect(amountOf('128.125', rate)).toBe(128.125);
    expect(amountOf('4,850.00', { after: 0 })).toBe(4850);
    expect(readAmount(' ')).toEqual({ is: 'empty' });
  });

  it('asks about ambiguous amounts', () => {
    const asked = [
      ['2187,00', '2,187.00', '218,700.00'],
      ['2187,5', '2,187.50', '21,875.00'],
      [',5', '0.50', '5.00'],
      ['10.500', '10.50', '10,500.00'],
      ['2187,000', '2,187.00', '2,187,000.00'],
    ] as const;
    for (const [text, one, other] of asked) {
      expect(readAmount(text), text).toEqual({ is: 'fault', fault: 'amountAmbiguous', one, other });
    }
    expect(readAmount('157,25', rate)).toMatchObject({ fault: 'amountAmbiguous', one: '157.25', other: '15,725' });
    expect(readAmount('2187,00', yen)).toMatchObject({ fault: 'amountAmbiguous', one: '2,187', other: '218,700' });
    expect(readAmount('5.000', yen)).toMatchObject({ fault: 'amountAmbiguous', one: '5', other: '5,000' });
  });

  it('refuses what is not an amount of the currency', () => {
    for (const text of ['-5', '−5', '1,2,3', '48,50.5', '1.2.3', '.', ',', '2187,005,1']) {
      expect(readAmount(text), text).toEqual({ is: 'fault', fault: 'amountUnreadable' });
    }
    expect(readAmount('150.5', yen)).toEqual({ is: 'fault', fault: 'noDecimals' });
    expect(readAmount('150,5', yen)).toEqual({ is: 'fault', fault: 'noDecimals' });
  });

  it('A-223 accepts up to 10 digits before and 2 after the point, or other counts, and reports more', () => {
    expect(readAmount('1234567890.12')).toEqual({ is: 'amount', plain: '1234567890.12' });
    expect(readAmount('12345678901')).toEqual({ is: 'fault', fault: 'tooManyDigits', most: 10 });
    expect(readAmount('1.129')).toEqual({ is: 'fault', fault: 'tooManyDecimals', most: 2 });
    expect(readAmount('12345.678', { before: 4, after: 3 })).toEqual({ is: 'fault', fault: 'tooManyDigits', most: 4 });
    expect(readAmount('1234.678', { before: 4, after: 3 })).toEqual({ is: 'amount', plain: '1234.678' });
  });

  it('reads every amount as the languages of the site write it', () => {
    for (const locale of Object.values(locales)) {
      const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      for (let step = 1; step < 2000; step += 1) {
        const cents = (step * 7919 * (step % 97) + step) % 200_000_000;
        const text = format.format(cents / 100);
        expect(amountOf(text), `${text} in ${locale}`).toBe(cents / 100);
      }
    }
  });
});

describe('editAmount', () => {
  /** Types a text key by key, and returns the displayed text. */
  function type(text: string, from = '', cursor = groupAmount(from).length) {
    let state = { value: from, cursor };
    for (const key of text) {
      const shown = groupAmount(state.value);
      const typed = shown.slice(0, state.cursor) + key + shown.slice(state.cursor);
      state = editAmount(state.value, { typed, cursor: state.cursor + 1, inserted: key });
    }
    const shown = groupAmount(state.value);
    return `${shown.slice(0, state.cursor)}|${shown.slice(state.cursor)}`;
  }

  it('shows thousands separators and keeps the cursor behind the typed digit', () => {
    expect(type('1234567')).toBe('1,234,567|');
    expect(type('4850.50')).toBe('4,850.50|');
    expect(type('9', '234567', 0)).toBe('9|,234,567');
    expect(type('9', '1234', 3)).toBe('12,9|34');
  });

  it('keeps a typed separator, to ask about it', () => {
    expect(type('2187,00')).toBe('2187,00|');
    expect(type('4,850.50')).toBe('4,850.50|');
  });

  it('keeps the separators of a text that replaces everything', () => {
    for (const inserted of ['2,28', undefined]) {
      expect(editAmount('2280', { typed: '2,28', cursor: 4, inserted }).value).toBe('2,28');
    }
  });

  it('deletes a digit across a separator that the field has added', () => {
    expect(editAmount('21875', { typed: '21875', cursor: 2, inserted: '' })).toEqual({ value: '21875', cursor: 2 });
    expect(editAmount('21875', { typed: '2,875', cursor: 1, inserted: '' })).toEqual({ value: '2875', cursor: 1 });
    expect(editAmount('1234', { typed: ',234', cursor: 0, inserted: '' })).toEqual({ value: '234', cursor: 0 });
  });

  it('types the digits of any amount at any position without losing or adding one', () => {
    for (let step = 1; step < 3000; step += 1) {
      const value = String((step * 104_729) % 1_000_000);
      const shown = groupAmount(value);
      const place = step % (shown.length + 1);
      const digit = String(step % 9 || 9);
      const typed = shown.slice(0, place) + digit + shown.slice(place);
      const next = editAmount(value, { typed, cursor: place + 1, inserted: digit });
      const left = shown.slice(0, place).replaceAll(',', '').length;
      expect(next.value, `${digit} at ${place} of ${shown}`).toBe(value.slice(0, left) + digit + value.slice(left));
      const before = groupAmount(next.value).slice(0, next.cursor).replaceAll(',', '');
      expect(before, `cursor after ${digit} at ${place} of ${shown}`).toBe(value.slice(0, left) + digit);
    }
  });
});

describe('cleanAmount', () => {
  it('A-224 adds a point behind a leading 0, which can be deleted with it', () => {
    expect([cleanAmount('0'), cleanAmount('05'), cleanAmount('0.5')]).toEqual(['0.', '0.5', '0.5']);
    expect([cleanAmount('0..'), cleanAmount('0.5.1')]).toEqual(['0.', '0.51']);
    expect([cleanAmount('0', '0.'), cleanAmount('0', '')]).toEqual(['', '0.']);
  });
});

describe('normalizeAmount', () => {
  it('A-225 clears a lone point and any zero', () => {
    for (const text of ['.', '0.', '0.0', '0.00', '0', '00', '']) expect(normalizeAmount(text), text).toBe('');
  });

  it('A-226 removes a trailing point, and keeps unreadable input', () => {
    expect(['12.', '12.50', '.5', '4,850.50', '2187,00'].map((text) => normalizeAmount(text))).toEqual([
      '12',
      '12.50',
      '0.5',
      '4850.50',
      '2187,00',
    ]);
  });
});

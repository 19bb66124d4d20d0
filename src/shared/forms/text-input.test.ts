import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLeft, cleanTyped, type TextKind } from './text-input.tsx';

it('keeps a text of any length', () => {
  expect(cleanTyped('x'.repeat(500))).toBe('x'.repeat(500));
});

it.each([
  ['Moi Avenue 🚗', 'Moi Avenue '],
  ['👨‍👩‍👧 Otieno', 'Otieno'],
  ['🇰🇪Kenya', 'Kenya'],
  ['1️⃣2', '2'],
  ['❤️‍🔥a❤', 'a'],
  ['#7 * 8 © ™', '#7 * 8 © ™'],
])('A-216 strips only the emoji from %s', (typed, kept) => {
  expect(cleanTyped(typed)).toBe(kept);
});

it('A-216 trims leading spaces at once, and trailing ones on blur', () => {
  expect(cleanTyped('  Moi Avenue ')).toBe('Moi Avenue ');
  expect(cleanLeft('\t Moi Avenue \n')).toBe('Moi Avenue');
});

it('A-216 supports uppercase', () => {
  expect(cleanTyped('p051-x', { isUppercase: true })).toBe('P051-X');
});

const mixed = 'aZ_9 -丰田é.あ';
it.each<[string, TextKind, string]>([
  ['A-217', 'vin', 'aZ_9'],
  ['A-217', 'char', 'aZ'],
  ['A-217', 'char-number', 'aZ9'],
  ['A-218', 'number', '9'],
  ['A-219', 'chinese', '丰田'],
  ['A-219', 'char-number-chin', 'aZ9丰田'],
])('%s keeps for type %s its own characters only', (_rule, kind, kept) => {
  expect(cleanTyped(mixed, { kind })).toBe(kept);
});

it('A-218 allows a minus only in front for number-negative', () => {
  expect(cleanTyped('-12-3', { kind: 'number-negative' })).toBe('-123');
  expect(cleanTyped('1-2', { kind: 'number-negative' })).toBe('12');
  expect(cleanTyped('-12', { kind: 'number' })).toBe('12');
});

it.each<TextKind>(['char', 'number', 'number-negative', 'char-number', 'vin'])(
  'A-220 removes Chinese characters typed into type %s',
  (kind) => {
    expect(cleanTyped('车源', { kind })).toBe('');
  },
);

it('treats full-width letters and digits as plain ones', () => {
  expect(cleanTyped('ＡＢ１２', { kind: 'char-number' })).toBe('AB12');
});

it('A-216 A-217 A-218 A-219 is idempotent', () => {
  const kinds = constantFrom<TextKind>('text', 'vin', 'char', 'number', 'number-negative', 'char-number', 'chinese');
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), kinds, (typed, kind) => {
      const once = cleanLeft(typed, { kind });
      expect(cleanLeft(once, { kind })).toBe(once);
    }),
  );
});

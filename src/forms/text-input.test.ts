import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLeft, cleanTyped, type TextKind } from './text-input.tsx';

it('A text of any length is kept whole', () => {
  expect(cleanTyped('x'.repeat(500))).toBe('x'.repeat(500));
});

it.each([
  ['Moi Avenue 🚗', 'Moi Avenue '],
  ['👨‍👩‍👧 Otieno', 'Otieno'],
  ['🇰🇪Kenya', 'Kenya'],
  ['1️⃣2', '2'],
  ['❤️‍🔥a❤', 'a'],
  ['#7 * 8 © ™', '#7 * 8 © ™'],
])('A-216 Only the emoji is stripped from %s', (typed, kept) => {
  expect(cleanTyped(typed)).toBe(kept);
});

it('A-216 Whitespace is trimmed before a text at once, and after it when the field is left', () => {
  expect(cleanTyped('  Moi Avenue ')).toBe('Moi Avenue ');
  expect(cleanLeft('\t Moi Avenue \n')).toBe('Moi Avenue');
});

it('A-216 A text can be set to uppercase', () => {
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
])('%s Type %s keeps its own characters and nothing else', (_rule, kind, kept) => {
  expect(cleanTyped(mixed, { kind })).toBe(kept);
});

it('A-218 Type number-negative takes a minus only in front', () => {
  expect(cleanTyped('-12-3', { kind: 'number-negative' })).toBe('-123');
  expect(cleanTyped('1-2', { kind: 'number-negative' })).toBe('12');
  expect(cleanTyped('-12', { kind: 'number' })).toBe('12');
});

it.each<TextKind>(['char', 'number', 'number-negative', 'char-number', 'vin'])(
  'A-220 Chinese characters typed into type %s are cleared',
  (kind) => {
    expect(cleanTyped('车源', { kind })).toBe('');
  },
);

it('Full-width letters and digits count as plain ones', () => {
  expect(cleanTyped('ＡＢ１２', { kind: 'char-number' })).toBe('AB12');
});

it('A-216 A-217 A-218 A-219 Cleaning a clean text changes nothing', () => {
  const kinds = constantFrom<TextKind>('text', 'vin', 'char', 'number', 'number-negative', 'char-number', 'chinese');
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), kinds, (typed, kind) => {
      const once = cleanLeft(typed, { kind });
      expect(cleanLeft(once, { kind })).toBe(once);
    }),
  );
});

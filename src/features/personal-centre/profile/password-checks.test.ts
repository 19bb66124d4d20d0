import { expect, it } from 'vitest';
import { checkPasswords } from './password-checks.ts';

const good = { old: 'Mombasa2026', fresh: 'Nairobi2027', repeated: 'Nairobi2027' };

it('B-230 All three are required, each with its own message', () => {
  expect(checkPasswords({ old: '', fresh: '', repeated: '' })).toEqual({
    old: 'oldMissing',
    fresh: 'freshMissing',
    repeated: 'repeatedMissing',
  });
  expect(checkPasswords({ ...good, old: '' })).toEqual({ old: 'oldMissing' });
  expect(checkPasswords(good)).toEqual({});
});

it('B-231 What is missing comes before the pattern, the pattern before the match', () => {
  expect(checkPasswords({ ...good, old: '', fresh: 'short' })).toEqual({ old: 'oldMissing' });
  expect(checkPasswords({ ...good, fresh: 'short' })).toEqual({ fresh: 'passwordInvalid' });
  expect(checkPasswords({ ...good, fresh: 'Nairobi 2027' })).toEqual({ fresh: 'passwordCharacters' });
  expect(checkPasswords({ ...good, repeated: 'Nairobi2028' })).toEqual({ repeated: 'passwordsDiffer' });
});

import { expect, it } from 'vitest';
import { checkPasswords } from './password-form.tsx';

const good = { old: 'Mombasa2026', fresh: 'Nairobi2027', repeated: 'Nairobi2027' };

it('B-230 requires all three passwords, each with its own message', () => {
  expect(checkPasswords({ old: '', fresh: '', repeated: '' })).toEqual({
    old: 'oldMissing',
    fresh: 'freshMissing',
    repeated: 'repeatedMissing',
  });
  expect(checkPasswords({ ...good, old: '' })).toEqual({ old: 'oldMissing' });
  expect(checkPasswords(good)).toEqual({});
});

it('B-231 reports a missing password before an invalid one, and that before two that differ', () => {
  expect(checkPasswords({ ...good, old: '', fresh: 'short' })).toEqual({ old: 'oldMissing' });
  expect(checkPasswords({ ...good, fresh: 'short' })).toEqual({ fresh: 'passwordInvalid' });
  expect(checkPasswords({ ...good, fresh: 'Nairobi 2027' })).toEqual({ fresh: 'passwordCharacters' });
  expect(checkPasswords({ ...good, repeated: 'Nairobi2028' })).toEqual({ repeated: 'passwordsDiffer' });
});

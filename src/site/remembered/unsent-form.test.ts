// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropUnsent, saveUnsent, readUnsent } from './unsent-form.ts';

const fields = { name: '', phone: '' };
const owner = 'wanjiku@example.com';

afterEach(() => sessionStorage.clear());

test('restores input until it is sent', () => {
  saveUnsent('address', owner, { name: 'Wanjiku', phone: '+254' });
  expect(readUnsent('address', owner, fields)).toEqual({ name: 'Wanjiku', phone: '+254' });
  expect(readUnsent('dealer', owner, fields)).toEqual({});
  dropUnsent('address');
  expect(readUnsent('address', owner, fields)).toEqual({});
});

test('does not restore another user’s input', () => {
  saveUnsent('address', owner, { name: 'Wanjiku' });
  expect(readUnsent('address', 'otieno@example.com', fields)).toEqual({});
});

test('ignores stored fields that are unknown or unreadable', () => {
  saveUnsent('address', owner, { name: 'Wanjiku', fax: '1' });
  expect(readUnsent('address', owner, fields)).toEqual({ name: 'Wanjiku' });
  sessionStorage.setItem('unsent:address', '{');
  expect(readUnsent('address', owner, fields)).toEqual({});
});

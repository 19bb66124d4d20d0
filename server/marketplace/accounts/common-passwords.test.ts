import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('A common password', () => {
  it.each([
    'password1',
    'P@ssw0rd123!',
    'Qwerty123',
    'abcd1234',
    '12345678a',
    'aaaaaaaa1',
    'abcabcabcabc',
    '1qaz2wsx3edc',
    'iloveyou2',
    'Welcome2026!',
    'passwordpassword',
    'GariPort2026',
    '123456789012',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('is made of the name or the address of its owner', () => {
    expect(isCommonPassword('AminaOtieno1990', 'amina.otieno@gariport.example')).toBe(true);
    expect(isCommonPassword('AminaOtieno1990')).toBe(false);
  });

  it.each([
    'Mombasa2026',
    'correct horse battery staple',
    'harbour light 2026',
    'kilindini-pier-7',
    '内罗毕的夜晚很安静也很美',
  ])('is not %s', (password) => {
    expect(isCommonPassword(password, 'wanjiku.kamau@example.com')).toBe(false);
  });
});

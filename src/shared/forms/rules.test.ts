import { describe, expect, it } from 'vitest';
import { checkEmail, checkPassword, checkSame, maxEmailLength } from './rules.ts';

describe('E-mails', () => {
  it.each(['wanjiku.kamau@example.com', 'a+b@kilimo.co.ke', "d'arcy@x-1.io"])(
    'A-202 accepts the e-mail %s',
    (email) => {
      expect(checkEmail(email)).toBeUndefined();
    },
  );

  it.each([
    '',
    'wanjiku',
    'foo@bar',
    'a.b@bar',
    '@example.com',
    'a@',
    'a b@example.com',
    'a@example..com',
    'a@-x.com',
    '王@example.com',
  ])('A-202 refuses the e-mail %j', (email) => {
    expect(checkEmail(email)).toBe('emailInvalid');
  });

  it('A-203 have at most 50 characters', () => {
    const fifty = `${'a'.repeat(maxEmailLength - 12)}@example.com`;
    expect(checkEmail(fifty)).toBeUndefined();
    expect(checkEmail(`a${fifty}`)).toBe('emailInvalid');
  });
});

describe('Passwords', () => {
  it.each(['Mombasa7', '1234567a', 'a1~!@#$%^&*.,', `${'a'.repeat(19)}1`])(
    'A-204 A-205 A-207 accepts the password %s',
    (password) => {
      expect(checkPassword(password)).toBeUndefined();
    },
  );

  it.each(['', 'Mombas7', `${'a'.repeat(20)}1`])(
    'A-204 B-228 refuses the password %j without 8 to 20 characters',
    (password) => {
      expect(checkPassword(password)).toBe('passwordInvalid');
    },
  );

  it.each(['MombasaPort', '1234567890', '~!@#$%^&*.,'])(
    'A-205 B-228 refuses the password %s without a letter or a digit',
    (password) => {
      expect(checkPassword(password)).toBe('passwordInvalid');
    },
  );

  it.each(['Mombasa 7', 'Mombasa_7', 'Mombasa7é', '密码Mombasa7', 'Mombasa7🚗'])(
    'A-207 refuses the password %s with a forbidden character',
    (password) => {
      expect(checkPassword(password)).toBe('passwordCharacters');
    },
  );

  it('A-213 B-229 are refused if they differ', () => {
    expect(checkSame('Mombasa7', 'Mombasa8')).toBe('passwordsDiffer');
    expect(checkSame('Mombasa7', 'Mombasa7')).toBeUndefined();
  });
});

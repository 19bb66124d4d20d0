import { describe, expect, it } from 'vitest';
import { correctEmail } from './email-input.tsx';

describe('correctEmail', () => {
  it.each(['gmial.com', 'gmai.com', 'gmaill.com', 'gnail.com', 'gmail.con', 'gmail.co', 'GMIAL.com'])(
    'suggests gmail.com for %s',
    (domain) => {
      expect(correctEmail(`wanjiku@${domain}`)).toBe('wanjiku@gmail.com');
    },
  );

  it.each(['wanjiku@gmail.com', 'wanjiku@mail.com', 'wanjiku@ymail.com', 'wanjiku@kilimo.co.ke', 'gmial.com', ''])(
    'suggests nothing for %j',
    (email) => {
      expect(correctEmail(email)).toBeUndefined();
    },
  );
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signQuery } from './sign-query.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('B-301 the signature of an upload’s query', () => {
  it('is MD5 over the parameters in the order of their names', () => {
    const signed = signQuery({ timeStamp: '1', partnerId: 'web', Type: 'a b&c=é' });
    expect(signed).toEqual({
      timeStamp: '1',
      partnerId: 'web',
      Type: 'a b&c=é',
      sign: md5('Type=a b&c=é&partnerId=web&timeStamp=1'),
    });
  });

  it('does not depend on the order given, nor on a sign already there', () => {
    expect(signQuery({ b: '2', sign: 'old', a: '1' })).toEqual(signQuery({ a: '1', b: '2' }));
  });

  it('tells parameters apart whose names begin alike', () => {
    expect(signQuery({ a: '1', ab: '2', B: '3' }).sign).toBe(md5('B=3&a=1&ab=2'));
  });

  it('takes in a secret, which it does not carry', () => {
    expect(signQuery({ a: '1' }, { secret: 's' })).toEqual({ a: '1', sign: md5('a=1&key=s') });
  });

  it('takes in and carries the login token where the upload asks for one', () => {
    expect(signQuery({ z: '1', a: '2' }, { token: 't' })).toEqual({
      z: '1',
      a: '2',
      token: 't',
      sign: md5('a=2&token=t&z=1'),
    });
  });
});

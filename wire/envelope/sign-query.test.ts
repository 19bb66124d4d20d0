import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signQuery } from './sign-query.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('B-301 the signature of an upload’s query', () => {
  it('is MD5 over the parameters sorted by name', () => {
    const signed = signQuery({ timeStamp: '1', partnerId: 'web', Type: 'a b&c=é' });
    expect(signed).toEqual({
      timeStamp: '1',
      partnerId: 'web',
      Type: 'a b&c=é',
      sign: md5('Type=a b&c=é&partnerId=web&timeStamp=1'),
    });
  });

  it('does not depend on the given order, nor on an existing sign', () => {
    expect(signQuery({ b: '2', sign: 'old', a: '1' })).toEqual(signQuery({ a: '1', b: '2' }));
  });

  it('distinguishes parameters whose names start alike', () => {
    expect(signQuery({ a: '1', ab: '2', B: '3' }).sign).toBe(md5('B=3&a=1&ab=2'));
  });

  it('includes a secret that is not sent', () => {
    expect(signQuery({ a: '1' }, { secret: 's' })).toEqual({ a: '1', sign: md5('a=1&key=s') });
  });

  it('includes and sends the login token if the upload requires one', () => {
    expect(signQuery({ z: '1', a: '2' }, { token: 't' })).toEqual({
      z: '1',
      a: '2',
      token: 't',
      sign: md5('a=2&token=t&z=1'),
    });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { decodeForm, encodeForm } from './form.ts';

const fields = { body: 'a+b/c+==', sequenceId: '1795219200000', partnerId: 'gariport-web', sign: 'ab12' };
const json = JSON.stringify(fields);

describe('A-235 the form', () => {
  it('is one json field of four texts, readable by any form parser', () => {
    const entries = [...new URLSearchParams(encodeForm(fields))];
    expect(entries).toEqual([['json', json]]);
  });

  it.each([
    ['its own spelling', encodeForm(fields)],
    ["URLSearchParams's", new URLSearchParams({ json }).toString()],
    ["encodeURIComponent's", `json=${encodeURIComponent(json)}`],
    ['the least that is needed', `json=${json.replaceAll('+', '%2B')}`],
    ['lower-case escapes', encodeForm(fields).replaceAll('%2B', '%2b')],
    ['escaped slashes', `json=${encodeURIComponent(json.replaceAll('/', '\\/'))}`],
    ['white space', new URLSearchParams({ json: JSON.stringify(fields, null, 2) }).toString()],
    [
      'another order',
      new URLSearchParams({ json: JSON.stringify(Object.fromEntries(Object.entries(fields).toReversed())) }).toString(),
    ],
  ])('is read in %s', (_, form) => {
    expect(decodeForm(form)).toEqual(fields);
  });

  it.each([
    ['a repeated name', `{"body":"x",${json.slice(1)}`],
    ['a repeated name, escaped', `{"\\u0062ody":"x",${json.slice(1)}`],
    ['a fifth field', `{"x":"",${json.slice(1)}`],
    ['three fields', '{"body":"","sequenceId":"","partnerId":""}'],
    ['another name', json.replace('sign', 'Sign')],
    ['a number', json.replace('"1795219200000"', '1795219200000')],
    ['a prototype', json.replace('"sign"', '"__proto__"')],
    ['an array', `[${json}]`],
    ['a comma too many', json.replace('}', ',}')],
    ['other white space', `\u00a0${json}`],
    ['something behind', `${json}x`],
    ['a text behind', `${json}"x"`],
    ['an escaped quotation mark', json.replace('ab12', 'ab\\"12')],
    ['a broken escape', json.replace('ab12', 'ab\\x12')],
    ['depth', '['.repeat(1 << 16)],
  ])('is refused with %s', (_, text) => {
    expect(() => decodeForm(`json=${encodeURIComponent(text)}`)).toThrow(Error);
  });

  it.each([
    '',
    'json',
    'JSON={}',
    `x=1&json=${json}`,
    `json=${json}&x=1`,
    `json=${json.replace('/', '&')}`,
    'json=%',
    'json=%zz',
    'json=%ff',
  ])('is refused as %j', (form) => {
    expect(() => decodeForm(form)).toThrow(Error);
  });

  it('is refused for a part that is too long before that part is parsed', () => {
    const looked: number[] = [];
    const decode = globalThis.decodeURIComponent;
    const spy = vi.spyOn(globalThis, 'decodeURIComponent').mockImplementation((text) => {
      looked.push(text.length);
      return decode(text);
    });
    const long = (piece: string) => piece.repeat(1 << 20);
    const hostile = [
      ...['%22', '"', '%', '+', '%2B', '\\', '%7B', ' '].map((piece) => `json=${long(piece)}`),
      ...['body', 'sequenceId', 'partnerId', 'sign'].map((name) => `json=${json.replace(name, long('x'))}`),
      ...['1795219200000', 'gariport-web', 'ab12'].map((value) => `json=${json.replace(value, long('0'))}`),
      `json=${json.replace(',', `,${long(' ')}`)}`,
      `json=${json}${long(' ')}`,
      `json=${json.replace('a+b', long('+'))}`,
    ];
    for (const form of hostile) expect(() => decodeForm(form)).toThrow(Error);
    spy.mockRestore();
    expect(Math.max(...looked)).toBeLessThanOrEqual(1024);
    expect(looked.length).toBeLessThanOrEqual(hostile.length * 17);
  });

  it('accepts parts of the maximum length, and none longer', () => {
    const spelt = (change: Partial<typeof fields>) => `json=${JSON.stringify({ ...fields, ...change })}`;
    const sign = '0'.repeat(1024);
    expect(decodeForm(spelt({ body: '', sign })).sign).toBe(sign);
    expect(() => decodeForm(spelt({ body: '', sign: `${sign}0` }))).toThrow('malformed');
    const form = spelt({ body: '' });
    expect(decodeForm(`${form}${' '.repeat(1023)}`).sign).toBe('ab12');
    expect(() => decodeForm(`${form}${' '.repeat(1024)}`)).toThrow('malformed');
    const escaped = encodeForm({ ...fields, sign });
    expect(decodeForm(escaped).sign).toBe(sign);
    expect(() => decodeForm(encodeForm({ ...fields, sign: `${sign}0` }))).toThrow('malformed');
  });

  it('reads every escape of a body, in either case', () => {
    const body = 'azAZ09/+=';
    const escapes = Array.from(body, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
    for (const spelling of [escapes, escapes.toUpperCase()]) {
      expect(decodeForm(`json=${json.replace(fields.body, spelling)}`).body).toBe(body);
    }
    const text = 'é車';
    expect(decodeForm(`json=${json.replace(fields.body, encodeURIComponent(text))}`).body).toBe(text);
  });

  it.each(['%', '%2', '%2g', '%g2', '%/2', '%:2', '%@2', '%`2', '%2/', '%2:', '%ff', 'a+b', 'a&b', 'é%2B'])(
    'is refused with the body %j',
    (body) => {
      expect(() => decodeForm(`json=${json.replace(fields.body, body)}`)).toThrow(Error);
    },
  );

  it('accepts a body that is not ASCII if nothing in it is escaped', () => {
    expect(decodeForm(`json=${json.replace(fields.body, 'é')}`).body).toBe('é');
  });

  it('accepts spaces between its parts as a form spells them, and none inside a name', () => {
    expect(decodeForm(`json=${json.replaceAll('+', '%2B').replaceAll(',', '+,++')}`)).toEqual(fields);
    expect(() => decodeForm(`json=${json.replaceAll('+', '%2B').replace('sign', 's+ign')}`)).toThrow('malformed');
    expect(decodeForm(`json=${json.replaceAll('+', '%2B').replace('ab12', 'a+b')}`).sign).toBe('a b');
  });

  it('accepts a long body in any spelling', () => {
    const body = 'ab+/'.repeat(1 << 18);
    const spelt = JSON.stringify({ ...fields, body }).replaceAll('/', '\\/');
    for (const form of [encodeForm({ ...fields, body }), `json=${encodeURIComponent(spelt)}`]) {
      expect(decodeForm(form).body === body).toBe(true);
    }
  });
});

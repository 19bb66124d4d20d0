import { describe, expect, test } from 'vitest';
import { decodeParameters, encodeParameters } from './encoded-parameters.ts';

describe('A-039 Encoded parameters', () => {
  test.each([{ id: '100001' }, { id: '1', styleName: 'トヨタ ヴィッツ & more=2' }, { a: '', b: '%?#+/' }])(
    'survive encoding and decoding: %j',
    (values) => {
      const encoded = encodeParameters(values);
      expect(encoded).toMatch(/^[\w-]+$/);
      expect(decodeParameters(`?${encoded}`)).toEqual(values);
    },
  );

  test('are read from the address alone, so a reload changes nothing', () => {
    expect(decodeParameters('?aWQ9MTAwMDAx')).toEqual({ id: '100001' });
    expect(decodeParameters('?aWQ9MTAwMDAx&utm_source=mail')).toEqual({ id: '100001' });
  });

  test('are absent without a query', () => {
    expect(decodeParameters('')).toEqual({});
    expect(decodeParameters('?')).toEqual({});
  });

  test.each(['?id=100001', '?%%%', '?aWQ', '?_____w', `?${btoa('no parameters')}`])(
    'are absent from the query %s',
    (search) => {
      expect(decodeParameters(search)).toBeUndefined();
    },
  );
});

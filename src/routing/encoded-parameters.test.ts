import { describe, expect, test } from 'vitest';
import { decodeParameters, encodeParameters } from './encoded-parameters.ts';

describe('A-039 Parameters that travel as one encoded text', () => {
  test.each([{ id: '100001' }, { id: '1', styleName: 'トヨタ ヴィッツ & more=2' }, { a: '', b: '%?#+/' }])(
    'come out as they went in: %j',
    (values) => {
      const encoded = encodeParameters(values);
      expect(encoded).toMatch(/^[\w-]+$/);
      expect(decodeParameters(`?${encoded}`)).toEqual(values);
    },
  );

  test('They are read from the address alone, so that a reload changes nothing', () => {
    expect(decodeParameters('?aWQ9MTAwMDAx')).toEqual({ id: '100001' });
    expect(decodeParameters('?aWQ9MTAwMDAx&utm_source=mail')).toEqual({ id: '100001' });
  });

  test('There are none where there is no query', () => {
    expect(decodeParameters('')).toEqual({});
    expect(decodeParameters('?')).toEqual({});
  });

  test.each(['?id=100001', '?%%%', '?aWQ', '?_____w', `?${btoa('no parameters')}`])(
    'The query %s holds none',
    (search) => {
      expect(decodeParameters(search)).toBeUndefined();
    },
  );
});

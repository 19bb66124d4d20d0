import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCanonical } from '#contract/document/openapi.ts';
import { zMoment } from '#generated/client/zod.gen.ts';
import { createOracle } from './oracle.ts';

const document = readCanonical();
const ours = createOracle(document);
const others = createOracle(document, { allowsOffsets: true });

test.each([
  '2026-06-12T06:24:00Z',
  '2026-06-12T06:24:00.123456Z',
  '2026-06-12T06:24:00+00:00',
  '2026-06-12T09:24:00.000+03:00',
  '2026-06-12 06:24:00Z',
  '2026-06-12t06:24:00z',
  '2026-06-12T06:24Z',
  '2026-06-12T06:24:00',
  '2026-06-12T06:24:00ZT',
  '2026-06-12T24:00:00Z',
  '2016-12-31T23:59:60Z',
  '2026-02-30T06:24:00Z',
])('The conformance run judges the time %s as clients do', (text) => {
  const isRead = z.safeParse(zMoment, text).success;
  expect(ours.errorsOf('Moment', text)).toEqual(isRead ? [] : ['the whole: must be a time like 2026-06-12T06:24:00Z']);
});

test('A time with an offset is valid only in the contracts of others', () => {
  const text = '2026-06-12T06:24:00+00:00';
  expect(ours.errorsOf('Moment', text)).toHaveLength(1);
  expect(others.errorsOf('Moment', text)).toEqual([]);
});

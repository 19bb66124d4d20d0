import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import { turnsDuring } from './testing/turns-during.ts';

const kind = { columns: ['number', 'text'], needed: ['number'], mostRows: 60_000 };
const rows = Array.from({ length: 60_000 }, (_, place) => ({ number: String(place), text: 'x'.repeat(100) }));

describe('Reading a long table', () => {
  it.each([
    ['CSV', ['number,text', ...rows.map(({ number, text }) => `${number},${text}`)].join('\n')],
    ['JSON', JSON.stringify(rows)],
  ])('serves other requests while reading %s', async (_format, text) => {
    const read = async () =>
      expect(await readTable(Buffer.from(text), kind)).toMatchObject({ rows: { length: 60_000 } });
    expect(await turnsDuring(read)).toBeGreaterThan(1);
  });
});

it('refuses a file with very many unknown columns without comparing each with all others', async () => {
  const columns = Array.from({ length: 200_000 }, (_, place) => `"c${place}":1`);
  const read = await readTable(Buffer.from(`[{${columns.join(',')}}]`), kind);
  expect(read).toEqual({ refusal: 'Columns', detail: expect.stringContaining('c0, c1') as string });
});

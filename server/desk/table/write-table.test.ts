import { expect, it } from 'vitest';
import { turnsDuring } from './testing/turns-during.ts';
import { writeCsv } from './write-table.ts';

it('serves other requests while writing a long CSV table', async () => {
  const rows = Array.from({ length: 100_000 }, (_, place) => `number ${place}`);
  const cells = Array.from({ length: 10 }, () => 'text');
  const write = async () => {
    const csv = await writeCsv(['number'], rows, (number) => [number, ...cells]);
    expect(csv.endsWith('number 99999,text,text,text,text,text,text,text,text,text,text\r\n')).toBe(true);
  };
  expect(await turnsDuring(write)).toBeGreaterThan(1);
});

import { describe, expect, it } from 'vitest';
import { makeWorkbook } from '../testing/make-workbook.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

const aqua = ['TOYOTA', 'AQUA S', 'DAA-NHP10-VTUQXN', 'CVT', '2WD', 1496, 'GASOLINE', 4_513_720.01] as const;
const read = (book: Parameters<typeof makeWorkbook>[0], year = '2025') => readWorkbook(makeWorkbook(book), year);

describe('The workbook of customs', () => {
  it('is read with the row of each price, whatever the line breaks in its titles', async () => {
    expect(await read({ rows: [aqua] })).toEqual({
      rows: [
        {
          row: 3,
          make: 'TOYOTA',
          model: 'AQUA S',
          code: 'DAA-NHP10-VTUQXN',
          transmission: 'CVT',
          drive: '2WD',
          engine: '1496',
          fuel: 'GASOLINE',
          price: 4_513_720.01,
        },
      ],
    });
  });

  it('keeps rows without an amount as such: zero, formulas without a value, merged cells', async () => {
    const without = (cell: number | { formula: string }) => [...aqua.slice(0, 7), cell];
    const found = await read({
      rows: [aqua, without(0), without({ formula: 'K2*2' }), ['', 'AQUA G'], without(-5)],
      merged: 'A3:A6',
    });
    expect('rows' in found && found.rows.map(({ row, price }) => [row, price])).toEqual([
      [3, 4_513_720.01],
      [4, 0],
      [5, 0],
      [7, 0],
    ]);
  });

  it('reads 10,000 rows in seconds', async () => {
    const rows = Array.from({ length: 10_000 }, () => aqua);
    const started = performance.now();
    const found = await read({ rows });
    expect('rows' in found && found.rows).toHaveLength(10_000);
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it.each([
    ['another year', { rows: [aqua] }, '2026', { refusal: 'Year', detail: '2025' }],
    [
      'another layout',
      { heads: ['Make', 'Model', 'Price'], rows: [['TOYOTA', 'AQUA', 1]] },
      '2025',
      {
        refusal: 'Columns',
        detail: 'model number, transmission, drive configuration, engine capacity, fuel, crsp (kes.)',
      },
    ],
    ['only formulas', { rows: [[...aqua.slice(0, 7), { formula: 'A1' }]] }, '2025', { refusal: 'Amounts' }],
    ['macros', { rows: [aqua], others: { 'xl/vbaProject.bin': '' } }, '2025', { refusal: 'Macros' }],
  ] as const)('is refused with %s', async (_name, book, year, refusal) => {
    expect(await read(book, year)).toEqual(refusal);
  });

  it('is refused with more rows than a list has, before it is unpacked', async () => {
    expect(await read({ rows: Array.from({ length: 20_001 }, () => aqua) })).toEqual({ refusal: 'Long' });
    const huge = { 'xl/media/image1.png': 'x'.repeat(81 * 1024 * 1024) };
    expect(await read({ rows: [aqua], others: huge })).toEqual({ refusal: 'Large' });
  });

  it('is refused with a password, and if it is cut off', async () => {
    const locked = Buffer.from('d0cf11e0a1b11ae1000000', 'hex');
    expect(isWorkbook(locked)).toBe(true);
    expect(await readWorkbook(locked, '2025')).toEqual({ refusal: 'Locked' });
    expect(await readWorkbook(makeWorkbook({ rows: [aqua] }).subarray(0, 200), '2025')).toEqual({
      refusal: 'Unreadable',
    });
    expect(isWorkbook(Buffer.from('make,model'))).toBe(false);
  });
});

import { afterAll, expect, test } from 'vitest';
import { openTable } from '../testing/open-table.ts';
import { columnNames } from './columns.ts';

const { server, done, save, readIn } = await openTable();
afterAll(() => server.close());

test.each(['csv', 'json'] as const)('An export as %s round-trips unchanged', async (format) => {
  await save(
    {
      remarks: { en: '=HYPERLINK("x")', ja: '一行目\n「二行目」, "三"', zh: "'-5" },
      conditionGrade: 'RA',
      handle: 'left',
    },
    { stockNo: `ROUND-${format}` },
  );
  const { text, rows } = await done('staffExportStock', { format, sort: 'stockNo', isDescending: false });
  const made = await readIn(text);
  expect(made).toMatchObject({ added: 0, changed: 0, unchanged: rows, faulty: 0 });
});

test('An export contains no spreadsheet formulas', async () => {
  await save({ remarks: { en: '=1+1', zh: '@SUM(A1)', ja: '+1' } }, { stockNo: 'FORMULA-1' });
  const { text, rows } = await done('staffExportStock', {
    format: 'csv',
    sort: 'stockNo',
    isDescending: false,
    search: 'FORMULA',
  });
  expect(rows).toBe(1);
  const [names, cells = ''] = text.split('\r\n');
  expect(names?.split(',')).toEqual(columnNames);
  expect(cells).toContain("'=1+1");
  expect(cells.split(',').filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
});

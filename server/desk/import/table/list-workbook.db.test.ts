import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffListPriceFile } from '#generated/client/types.gen.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';
import { makeWorkbook } from '../testing/make-workbook.ts';

const { market, as } = await openDeskMarket();
const { database } = market.services;
afterAll(() => market.close());
beforeEach(() => database.deleteFrom('list_price_version').execute());

const rest = ['CVT', '2WD', 1496, 'GASOLINE'] as const;
const vitz = [
  ['TOYOTA', 'VITZ F', 'DBA-KSP130-AHXNK', 'CVT', '2WD', 996, 'GASOLINE', 2_000_000.4],
  ['TOYOTA', 'VITZ JEWELA', 'DBA-KSP130-AHXGK', 'CVT', '2WD', 996, 'GASOLINE', 2_200_000],
] as const;
const others = [
  ['TOYOTA', 'AQUA S', 'DAA-NHP10-VTUQXN', ...rest, 0],
  ['HYUNDAI', 'I20', 'X1', ...rest, 1_000_000],
  ['TOYOTA', 'ALLION / PREMIO', 'DBA-NZT260', ...rest, 3_000_000],
] as const;
const terms = { from: '2026-08-01', list: '2025', source: { title: 'List', url: 'https://kra.example/list' } };
const workbook = makeWorkbook({ rows: [...vitz, ...others] });

async function ask(id: 'staffReadListPriceFile' | 'staffCarryOutListPriceFile', payload: object, file = workbook) {
  const { call } = await as('accounts', 'Amina Otieno');
  return call(id, { countryCode: 'KE', fileBase64: file.toString('base64'), ...payload });
}
const shown = async (payload: object = { workbook: terms }) =>
  (await ask('staffReadListPriceFile', payload)).body as StaffListPriceFile;
const versions = () => database.selectFrom('list_price_version').select(['chassis', 'version', 'prices']).execute();

describe('The workbook of customs', () => {
  it('shows how its rows map to our variants, and for how many vehicles prices change', async () => {
    const preview = await shown();
    expect(preview.workbook).toMatchObject({ rows: 5, matched: 2, ambiguous: 1, unknown: 1, unpriced: 1 });
    expect(preview.workbook?.stock).toBeGreaterThan(0);
    expect(preview.rows).toEqual([
      {
        line: 3,
        name: 'Toyota Vitz KSP130',
        kind: 'added',
        changes: [
          { column: 'first_day', before: '', after: '2026-08-01' },
          { column: 'least', before: '1872000', after: '2000000' },
          { column: 'most', before: '1872000', after: '2200000' },
        ],
        faults: [],
      },
    ]);
    expect(await versions()).toEqual([]);
  });

  it('is applied by trim from its first day on, once', async () => {
    const { plan } = await shown();
    const carriedOut = () => ask('staffCarryOutListPriceFile', { workbook: terms, plan });
    expect(await carriedOut()).toMatchObject({ code: 0, body: { added: 1 } });
    expect(await carriedOut()).toMatchObject({ code: 0, body: { added: 0, unchanged: 1 } });
    expect(await versions()).toMatchObject([
      {
        chassis: 'KSP130',
        version: 1,
        prices: [{ from: '2026-08-01', price: { list: '2025', rows: [{ name: 'VITZ F' }, { name: 'VITZ JEWELA' }] } }],
      },
    ]);
  });

  it('is not applied to past days', async () => {
    const { faulty, rows } = await shown({ workbook: { ...terms, from: '2026-06-11' } });
    expect(faulty).toBe(1);
    expect(rows).toMatchObject([{ kind: 'faulty', faults: [{ column: 'first_day', kind: 'past' }] }]);
  });

  it.each([
    [{}, workbook, 'Enter the first day, the year and the source of the list.'],
    [{ workbook: { ...terms, from: '2026-02-30' } }, workbook, 'This date does not exist. Choose another.'],
    [
      { workbook: { ...terms, list: '2027' } },
      workbook,
      'The workbook is the list of another year. Correct the year, or choose another file. Year in the file: 2025',
    ],
    [
      { workbook: { ...terms, list: '2027' } },
      makeWorkbook({ sheet: 'M.Vehicle CRSP July 2027', rows: [...vitz] }),
      'Customs has no known list of this year. Choose one of these years: 2025, 2019',
    ],
    [
      { workbook: terms },
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'The workbook is protected by a password or in an old format. Save it as XLSX without a password.',
    ],
  ])('is refused with one message: %#', async (payload, file, message) => {
    expect(await ask('staffReadListPriceFile', payload, file)).toMatchObject({ code: 400, message });
  });
});

import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActs, StaffListPriceFile, StaffStockExport } from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket();
const { database } = market.services;
afterAll(() => market.close());
beforeEach(() => database.deleteFrom('list_price_version').execute());

const head = 'make,model,chassis_code,first_day,least,most,list_year,source,source_address';
/** Today in the market is 2026-06-12. */
const row = 'Toyota,Vitz,KSP130,2026-07-01,1950000,,2025,CRSP list,https://kra.example/crsp';
const next = 'Toyota,Vitz,KSP130,2027-07-01,2000000,2100000,2019,CRSP list,https://kra.example/crsp';
const fileOf = (...rows: string[]) => [head, ...rows].join('\r\n');
const base64 = (file: string | Buffer) => Buffer.from(file).toString('base64');

async function ask(id: OperationId, payload: object, role: StaffRole = 'accounts') {
  const { call } = await as(role, 'Amina Otieno');
  return call(id, payload);
}

const read = (file: string | Buffer, payload: object = {}) =>
  ask('staffReadListPriceFile', { countryCode: 'KE', fileBase64: base64(file), ...payload });

async function shown(file: string | Buffer) {
  const { code, body } = await read(file);
  expect(code).toBe(0);
  return body as StaffListPriceFile;
}

async function runImport(file: string | Buffer, plan?: string) {
  const seen = plan ?? (await shown(file)).plan;
  return ask('staffCarryOutListPriceFile', { countryCode: 'KE', fileBase64: base64(file), plan: seen });
}

const versions = () =>
  database.selectFrom('list_price_version').select(['chassis', 'version', 'prices']).orderBy('version').execute();

async function exported() {
  const { body } = await ask('staffExportListPrices', { countryCode: 'KE' }, 'sales');
  return body as StaffStockExport;
}

describe('An import file of list prices', () => {
  test('is previewed row by row without changes', async () => {
    const { added, faulty, rows } = await shown(
      fileOf(row, 'Toyota,Vits,KSP130,2026-07-01,1,,2025,CRSP,https://k.example'),
    );
    expect([added, faulty]).toEqual([1, 1]);
    expect(rows).toEqual([
      {
        line: 2,
        name: 'Toyota Vitz KSP130',
        kind: 'added',
        changes: [
          { column: 'first_day', before: '', after: '2026-07-01' },
          { column: 'least', before: '', after: '1950000' },
          { column: 'list_year', before: '', after: '2025' },
          { column: 'source', before: '', after: 'CRSP list' },
          { column: 'source_address', before: '', after: 'https://kra.example/crsp' },
        ],
        faults: [],
      },
      {
        line: 3,
        name: 'Toyota Vits KSP130',
        kind: 'faulty',
        changes: [],
        faults: [{ column: 'model', kind: 'unknown', value: 'Vits', hint: expect.stringContaining('Vitz') }],
      },
    ]);
    expect(await versions()).toEqual([]);
  });

  test('is applied as previewed in any row order, with one version and an audit entry per row', async () => {
    const file = fileOf(next, row);
    expect(await runImport(file)).toEqual({ code: 0, body: { added: 2, changed: 0, unchanged: 0, faulty: 0 } });
    const kept = await versions();
    expect(kept).toMatchObject([{ chassis: 'KSP130', version: 1 }]);
    expect(kept[0]?.prices).toMatchObject([
      { from: '2026-07-01', price: { min: 1_950_000, max: 1_950_000, list: '2025' }, setBy: 'Amina Otieno' },
      { from: '2027-07-01', price: { min: 2_000_000, max: 2_100_000, list: '2019' } },
    ]);
    const subject = 'list-price-KE-101-KSP130';
    const { acts } = (await ask('staffListActs', { pageSize: 2, subject }, 'owner')).body as StaffActs;
    expect(acts.map(({ act }) => act)).toEqual(['add-list-price', 'add-list-price']);
  });

  test('changes nothing when imported twice', async () => {
    const { plan } = await shown(fileOf(row));
    expect(await runImport(fileOf(row), plan)).toMatchObject({ code: 0, body: { added: 1 } });
    expect(await runImport(fileOf(row), plan)).toMatchObject({ code: 0, body: { added: 0, unchanged: 1 } });
    expect(await versions()).toHaveLength(1);
  });

  test('corrects scheduled prices with old and new values, and ends those without an amount', async () => {
    await runImport(fileOf(row));
    const file = fileOf(
      row.replace('1950000', '"1,960,000"'),
      'toyota,ヴィッツ,ksp130,2028/1/1,,,,Notice,https://n.example/1',
    );
    const { rows } = await shown(file);
    expect(rows).toMatchObject([
      { kind: 'changed', changes: [{ column: 'least', before: '1950000', after: '1960000' }] },
      { kind: 'added', name: 'Toyota Vitz KSP130' },
    ]);
    expect(await runImport(file)).toMatchObject({ code: 0, body: { added: 1, changed: 1 } });
    expect((await versions()).at(-1)?.prices).toMatchObject([
      { from: '2026-07-01', price: { min: 1_960_000 } },
      { from: '2028-01-01', price: null },
    ]);
  });

  test('round-trips unchanged through export and spreadsheets', async () => {
    await runImport(
      fileOf(row, next, 'Toyota,Vitz,KSP130,2028-01-01,,,,"=Notice, ""1""",https://n.example/1').replace('"=', `"'=`),
    );
    const { text, rows } = await exported();
    expect(rows).toBeGreaterThan(200);
    const semicolons = fileOf(row).replaceAll(',', ';');
    for (const file of [text, `\u{FEFF}${text}`, Buffer.from(`\u{FEFF}${text}`, 'utf16le'), semicolons]) {
      const preview = await shown(file);
      expect(preview.rows.filter(({ kind }) => kind !== 'unchanged')).toEqual([]);
      expect(preview.unchanged).toBe(file === semicolons ? 1 : rows);
    }
  });

  test('is not applied after a colleague’s change', async () => {
    const { plan } = await shown(fileOf(row));
    await runImport(fileOf(next));
    expect(await runImport(fileOf(row), plan)).toMatchObject({ code: 409 });
    expect(await versions()).toHaveLength(1);
  });

  test.each([
    ['Toyota,Vitz,KSP130,2026-06-11,1950000,,2025,CRSP,https://k.example', 'first_day', 'past', ''],
    ['Toyota,Vitz,KSP130,2026-06-31,1950000,,2025,CRSP,https://k.example', 'first_day', 'day', '2027-07-01'],
    ['Toyota,Vitz,KSP130,,1950000,,2025,CRSP,https://k.example', 'first_day', 'missing', ''],
    ['Toyota,Vitz,KSP130,2026-07-01,0,,2025,CRSP,https://k.example', 'least', 'number', '1–1,000,000,000'],
    ['Toyota,Vitz,KSP130,2026-07-01,=A1,,2025,CRSP,https://k.example', 'least', 'formula', ''],
    ['Toyota,Vitz,KSP130,2026-07-01,,5,2025,CRSP,https://k.example', 'least', 'missing', ''],
    ['Toyota,Vitz,KSP130,2026-07-01,9,8,2025,CRSP,https://k.example', 'most', 'above', '9'],
    ['Toyota,Vitz,KSP130,2026-07-01,9,,,CRSP,https://k.example', 'list_year', 'missing', ''],
    ['Toyota,Vitz,KSP130,2026-07-01,9,,CRSP 2019,CRSP,https://k.example', 'list_year', 'unknown', '2025, 2019'],
    ['Toyota,Vitz,KSP130,2026-07-01,9,,2025,,https://k.example', 'source', 'missing', ''],
    [
      'Toyota,Vitz,KSP130,2026-07-01,9,,2025,CRSP,http://k.example',
      'source_address',
      'shape',
      'https://kra.go.ke/crsp',
    ],
    ['Toyota,Vitz,XYZ1,2026-07-01,9,,2025,CRSP,https://k.example', 'chassis_code', 'unknown', expect.any(String)],
    [
      'Toyoda,Vitz,KSP130,2026-07-01,9,,2025,CRSP,https://k.example',
      'make',
      'unknown',
      expect.stringContaining('Toyota'),
    ],
  ])('reports an invalid row with instructions: %s', async (wrong, column, kind, hint) => {
    const { rows, added } = await shown(fileOf(wrong));
    expect(added).toBe(0);
    expect(rows[0]?.faults).toMatchObject([{ column, kind, hint }]);
    expect(await runImport(fileOf(wrong))).toMatchObject({ code: 0, body: { faulty: 1 } });
    expect(await versions()).toEqual([]);
  });

  test('reports rows that are duplicates, have begun or end nothing', async () => {
    const today = row.replace('2026-07-01', '2026-06-12');
    await runImport(fileOf(today));
    const nothing = 'Toyota,Vitz,NSP130,2026-07-01,,,,Notice,https://n.example/1';
    const { rows } = await shown(fileOf(row, row, today.replace('1950000', '7'), nothing));
    expect(rows.map(({ faults }) => faults[0]?.kind)).toEqual([undefined, 'twice', 'begun', 'ended']);
    expect(rows[1]?.faults[0]?.hint).toBe('2');
  });

  test.each([
    [`${head},price\r\n${row},1`, /as an export\. Wrong here: price$/],
    [head, /^The file has no rows/],
    [fileOf(...Array.from({ length: 2001 }, () => row)), /more than 2,000 rows/],
    [Buffer.from(fileOf(row.replace('CRSP', 'Größe')), 'latin1'), /not UTF-8/],
    [fileOf(row, `${row},1`), /more cells than column names.* Line: 3$/],
    [fileOf(row.replace('CRSP list', '"CRSP')), /quotation mark/],
  ])('is refused with one message if unreadable', async (file, message) => {
    const answer = await read(file);
    expect(answer).toMatchObject({ code: 400, message: expect.stringMatching(message) });
  });

  test('is limited to countries with a list, and to roles that set list prices', async () => {
    expect(await read(fileOf(row), { countryCode: 'TZ' })).toMatchObject({ code: 400 });
    const given = { countryCode: 'KE', fileBase64: base64(fileOf(row)) };
    const plan = '0'.repeat(64);
    for (const role of ['sales', 'logistics', 'stock', 'readOnly'] as const) {
      expect(await ask('staffReadListPriceFile', given, role)).toMatchObject({ code: 433 });
      expect(await ask('staffCarryOutListPriceFile', { ...given, plan }, role)).toMatchObject({ code: 433 });
    }
    expect(await ask('staffExportListPrices', { countryCode: 'KE' }, 'readOnly')).toMatchObject({ code: 433 });
  });
});

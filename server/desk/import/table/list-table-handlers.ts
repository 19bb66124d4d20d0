import type { StaffListPriceRow } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { listKey, ownListPrices } from '#server/marketplace/import/list-prices.ts';
import { findSetVariants } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { readTable } from '#server/desk/table/read-table.ts';
import { describeRefusal } from '#server/desk/table/describe-refusal.ts';
import { csvOf } from '#server/desk/table/write-table.ts';
import { insertVersion, recordChange, lockListPrices } from '../change-list-price.ts';
import { findVariants, nameParts, rulesWithList, unitOf } from '../listed-variants.ts';
import { listColumns, listTable } from './list-columns.ts';
import { cellsOf, planList, type PlannedList } from './plan-list.ts';

type ListTableOperation = 'staffReadListPriceFile' | 'staffCarryOutListPriceFile' | 'staffExportListPrices';

/** Import and export of list prices as a file, with a preview. */
export const listTableHandlers: Pick<Handlers<Context>, ListTableOperation> = {
  async staffReadListPriceFile(given, context) {
    const planned = await plan(given, context);
    if ('code' in planned) return planned;
    return { code: 0, body: { plan: planned.plan, ...countRows(planned.rows), rows: planned.rows } };
  },

  async staffCarryOutListPriceFile({ plan: seen, ...given }, context) {
    const { database, now } = context;
    await lockListPrices(database);
    const planned = await plan(given, context);
    if ('code' in planned) return planned;
    // Importing the same file again changes nothing, whatever its first preview said.
    if (planned.work.length > 0 && planned.plan !== seen) return { code: 409 };
    // One version per variant, with all its changes in the file.
    const last = new Map(planned.work.map((one) => [listKey(one.change), one]));
    for (const { change, seen: version, prices } of last.values()) {
      await insertVersion(database, staffActorOf(context), { ...change, seen: version, prices }, now);
    }
    for (const work of planned.work) await recordChange(database, staffActorOf(context), work, now);
    return { code: 0, body: countRows(planned.rows) };
  },

  async staffExportListPrices({ countryCode }, context) {
    const rules = await rulesWithList(context.database, countryCode);
    if (!rules) return refuse(context, 400, 'listPriceCountry');
    const set = await findSetVariants(context.database, countryCode);
    const unit = unitOf(rules);
    const records = findVariants({ countryCode, words: '', isAll: false, set }).flatMap((variant) => {
      const prices = set.find((one) => listKey(one) === listKey(variant))?.prices ?? [];
      const brought = ownListPrices(countryCode, variant).map((own) => ({
        from: '',
        price: own,
        source: { told: own.told, url: own.url },
      }));
      return [...brought, ...prices].map((price) => {
        const { make, model } = nameParts(variant, 'en');
        return [make, model, variant.chassis, price.from, ...cellsOf(price, unit)];
      });
    });
    const act = { by: staffActorOf(context), act: 'export-list-prices', subject: `list-prices-${countryCode}` };
    await writeAuditLog(context.database, { ...act, after: { rows: records.length } }, context.now);
    const text = csvOf(
      listColumns,
      records.map((cells) => Object.fromEntries(listColumns.map((column, place) => [column, cells[place] ?? '']))),
    );
    return { code: 0, body: { text, rows: records.length } };
  },
};

async function plan(
  { countryCode, fileBase64 }: { countryCode: string; fileBase64: string },
  context: Context,
): Promise<PlannedList | ReturnType<typeof refuse<400>>> {
  const { database, language, now } = context;
  const rules = await rulesWithList(database, countryCode);
  if (!rules) return refuse(context, 400, 'listPriceCountry');
  const read = await readTable(decodeBase64(fileBase64) ?? Buffer.alloc(0), listTable);
  if ('refusal' in read) return describeRefusal(read, 'listFile', language);
  const set = await findSetVariants(database, countryCode);
  const by = { setBy: memberOf(context).name, setAt: now.toISOString() };
  return planList(read.rows, { countryCode, set, today: marketDay(now), unit: unitOf(rules), by });
}

function countRows(rows: readonly StaffListPriceRow[]) {
  const countOf = (kind: StaffListPriceRow['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    added: countOf('added'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    faulty: countOf('faulty'),
  };
}

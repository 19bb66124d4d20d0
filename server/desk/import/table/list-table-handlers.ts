import type { ListPriceWorkbook, StaffListPriceRow } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { listYearsOf } from '#server/marketplace/import/customs-value.ts';
import { listKey, ownListPrices } from '#server/marketplace/import/list-prices.ts';
import { findSetVariants } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { readTable } from '#server/desk/table/read-table.ts';
import { describeRefusal } from '#server/desk/table/describe-refusal.ts';
import { csvOf } from '#server/desk/table/write-table.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import { insertVersion, recordChange } from '../change-list-price.ts';
import { findVariants, nameParts, refuseListYear, rulesWithList, unitOf } from '../listed-variants.ts';
import { listColumns, listTable } from './list-columns.ts';
import { cellsOf, planList, type PlannedList } from './plan-list.ts';
import { type PlannedWorkbook, planWorkbook } from './plan-workbook.ts';
import { isWorkbook, readWorkbook } from './read-workbook.ts';

type ListTableOperation = 'staffReadListPriceFile' | 'staffCarryOutListPriceFile' | 'staffExportListPrices';

/** Import and export of list prices as a file, with a preview. */
export const listTableHandlers: Pick<Handlers<Context>, ListTableOperation> = {
  async staffReadListPriceFile(given, context) {
    const planned = await plan(given, context);
    if ('code' in planned) return planned;
    const { plan: digest, rows } = planned;
    const counted = 'found' in planned && { workbook: { ...planned.found, stock: await countStock(context, planned) } };
    return { code: 0, body: { plan: digest, ...countRows(rows), rows, ...counted } };
  },

  async staffCarryOutListPriceFile({ plan: seen, ...given }, context) {
    const { database, now } = context;
    await lockTopic(database, 'listPrices');
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
    const text = await csvOf(
      listColumns,
      records.map((cells) => Object.fromEntries(listColumns.map((column, place) => [column, cells[place] ?? '']))),
    );
    return { code: 0, body: { text, rows: records.length } };
  },
};

interface GivenFile {
  countryCode: string;
  fileBase64: string;
  workbook?: ListPriceWorkbook;
}

async function plan(
  { countryCode, fileBase64, workbook }: GivenFile,
  context: Context,
): Promise<PlannedList | PlannedWorkbook | ReturnType<typeof refuse<400>>> {
  const { database, language, now } = context;
  const rules = await rulesWithList(database, countryCode);
  if (!rules) return refuse(context, 400, 'listPriceCountry');
  const bytes = decodeBase64(fileBase64) ?? Buffer.alloc(0);
  const set = await findSetVariants(database, countryCode);
  const by = { setBy: memberOf(context).name, setAt: now.toISOString() };
  const known = { countryCode, set, today: marketDay(now), unit: unitOf(rules), listYears: listYearsOf(rules), by };
  if (isWorkbook(bytes)) {
    if (!workbook) return refuse(context, 400, 'listBookTerms');
    if (!isCalendarDay(workbook.from)) return refuse(context, 400, 'dayUnknown');
    const book = await readWorkbook(bytes, workbook.list);
    const { from, list, source } = workbook;
    const terms = { from, list, source: { told: source.title, url: source.url } };
    if ('rows' in book) {
      return known.listYears.includes(list) ? planWorkbook(book.rows, terms, known) : refuseListYear(rules, context);
    }
    const reason = `listBook${book.refusal}` as const;
    const message = [failureText(reason, language), book.detail].filter(Boolean).join(' ');
    return { code: 400, message, reason };
  }
  const read = await readTable(bytes, listTable);
  if ('refusal' in read) return describeRefusal(read, 'listFile', language);
  return planList(read.rows, known);
}

/** The vehicles for sale whose list price changes. */
async function countStock({ database }: Context, { styleIds }: PlannedWorkbook): Promise<number> {
  if (styleIds.length === 0) return 0;
  const row = await database
    .selectFrom('vehicle')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'available')
    .where('style_id', 'in', styleIds)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
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

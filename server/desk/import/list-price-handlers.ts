import type { ListPriceSource } from '#generated/client/types.gen.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { listYearsOf } from '#server/marketplace/import/customs-value.ts';
import { listKey, type ListedVariant, type SetListPrice } from '#server/marketplace/import/list-prices.ts';
import { findSetVariants } from '#server/marketplace/import/rules-in-force.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import {
  changeListPrice,
  type ListPriceChange,
  makeChange,
  readVariant,
  takeBackListPrice,
} from './change-list-price.ts';
import {
  findVariants,
  type ListedRules,
  refuseListYear,
  rulesWithList,
  showVariant,
  unitOf,
  findVariant,
} from './listed-variants.ts';
import { listTableHandlers } from './table/list-table-handlers.ts';
import { previewChange } from './preview-change.ts';

type ListPriceOperation =
  | 'staffReadListPriceFile'
  | 'staffCarryOutListPriceFile'
  | 'staffExportListPrices'
  | 'staffFindListPrices'
  | 'staffPutListPrice'
  | 'staffEndListPrice'
  | 'staffTakeBackListPrice'
  | 'staffPreviewListPrice';

export const listPriceHandlers: Pick<Handlers<Context>, ListPriceOperation> = {
  async staffFindListPrices({ countryCode, words = '', isAll, pageNo, pageSize }, context) {
    const { database, language, now } = context;
    const rules = await rulesWithList(database, countryCode);
    if (!rules) return refuse(context, 400, 'listPriceCountry');
    const set = await findSetVariants(database, countryCode);
    const today = marketDay(now);
    const found = findVariants({ countryCode, words, isAll, set });
    const variants = found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((one) =>
      showVariant(one, {
        countryCode,
        set: set.find((other) => listKey(other) === listKey(one)),
        today,
        language,
        unit: unitOf(rules),
      }),
    );
    const { currency } = rules.taxes;
    const listYears = listYearsOf(rules);
    return { code: 0, body: { countryCode, today, currency, listYears, total: found.length, variants } };
  },

  async staffPutListPrice({ version, ...given }, context) {
    const checked = await check(given, context);
    return 'code' in checked ? checked : put(context, { ...checked, corrects: given.corrects, seen: version });
  },

  async staffEndListPrice({ version, ...given }, context) {
    const checked = await check(given, context);
    return 'code' in checked ? checked : put(context, { ...checked, seen: version });
  },

  async staffTakeBackListPrice({ version, countryCode, modelId, chassis, from }, context) {
    if (!(await rulesWithList(context.database, countryCode))) return refuse(context, 400, 'listPriceCountry');
    const variant = findVariant({ modelId, chassis });
    if (typeof variant === 'string') return refuse(context, 400, variant);
    const taken = { countryCode, modelId, chassis, from, seen: version };
    return answer(context, await takeBackListPrice(context.database, staffActorOf(context), taken, context.now));
  },

  async staffPreviewListPrice(given, context) {
    const checked = await check(given, context);
    if ('code' in checked) return checked;
    const { rules, styleIds, ...named } = checked;
    const { database, now } = context;
    const set = await readVariant(database, named);
    const made = makeChange(set, { ...named, corrects: given.corrects }, now);
    if ('fault' in made) return refuse(context, 400, made.fault);
    const listPrices = new Map([...(rules.listPrices ?? []), [listKey(named), made.prices]]);
    const change = { before: rules, after: { ...rules, listPrices }, arrivalDay: given.from, styleIds };
    const [preview, stock] = await Promise.all([previewChange(context, change), countStock(context, styleIds)]);
    return { code: 0, body: { ...preview, ...stock } };
  },

  ...listTableHandlers,
};

interface Given extends ListedVariant {
  countryCode: string;
  from: string;
  corrects?: string;
  /** Absent, like the others, for an end. */
  least?: number;
  most?: number;
  list?: string;
  source: ListPriceSource;
}

interface Checked extends ListPriceChange {
  rules: ListedRules;
  styleIds: string[];
}

/** The given values, or their fault, independent of stored prices. */
async function check(given: Given, context: Context): Promise<Checked | ReturnType<typeof refuse<400>>> {
  const { countryCode, modelId, chassis, from, corrects, least, most = least, list = '', source } = given;
  const rules = await rulesWithList(context.database, countryCode);
  if (!rules) return refuse(context, 400, 'listPriceCountry');
  const variant = findVariant({ modelId, chassis });
  if (typeof variant === 'string') return refuse(context, 400, variant);
  if (![from, corrects ?? from].every(isCalendarDay)) return refuse(context, 400, 'dayUnknown');
  if (least === 0 || most === 0) return refuse(context, 400, 'listPriceZero');
  if (least !== undefined && most !== undefined && most < least) return refuse(context, 400, 'listPriceBackwards');
  const year = list.trim();
  if (least !== undefined && !listYearsOf(rules).includes(year)) return refuseListYear(rules, context);
  const unit = unitOf(rules);
  const price = least === undefined || most === undefined ? null : { min: least * unit, max: most * unit, list: year };
  const added: SetListPrice = {
    from,
    price,
    source: { told: source.title.trim(), url: source.url },
    setBy: memberOf(context).name,
    setAt: context.now.toISOString(),
  };
  return { countryCode, modelId, chassis, added, rules, styleIds: variant.styles.map(({ id }) => id) };
}

async function put(context: Context, change: ListPriceChange & { seen: number }) {
  return answer(context, await changeListPrice(context.database, staffActorOf(context), change, context.now));
}

function answer(context: Context, outcome: Awaited<ReturnType<typeof changeListPrice | typeof takeBackListPrice>>) {
  if (outcome === 'changed') return { code: 409 } as const;
  if ('fault' in outcome) return refuse(context, 400, outcome.fault);
  return { code: 0, body: outcome } as const;
}

async function countStock({ database }: Context, styleIds: readonly string[]) {
  const { stock, unknown } = await database
    .selectFrom('vehicle')
    .select(({ fn, eb }) => [
      fn.countAll().as('stock'),
      fn
        .countAll()
        .filterWhere(eb.and([eb('fuel', '<>', 'electric'), eb('displacement_cc', '=', 0)]))
        .as('unknown'),
    ])
    .where('style_id', 'in', styleIds)
    .where('state', '=', 'available')
    .executeTakeFirstOrThrow();
  return { stock: Number(stock), engineUnknown: Number(unknown) };
}

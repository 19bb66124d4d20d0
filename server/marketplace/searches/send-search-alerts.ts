import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { cardColumns, cardNames, type CardRow } from '#server/marketplace/catalogue/vehicle-card.ts';
import { usualPriceText } from '#server/marketplace/catalogue/delivered-prices.ts';
import { isCostKnown, isLandedWithin } from '#server/marketplace/catalogue/landed-filter.ts';
import { costsOf, landedRequestOf } from '#server/marketplace/catalogue/landed-lists.ts';
import { listedPriceOf } from '#server/marketplace/catalogue/listed-vehicle.ts';
import { meets, type VehicleFilters } from '#server/marketplace/catalogue/vehicle-filters.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { siteLink } from '#server/marketplace/mails/mail-values.ts';
import { postSearchFinds } from '#server/marketplace/mails/mails.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { convert } from '#server/marketplace/pricing/amount.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { favoritesItem } from '#server/platform/push/deliver-pushes.ts';
import { postSearchPush } from '#server/platform/push/post-push.ts';
import { marketDay, marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { displayMileage } from '#server/marketplace/reference/words.ts';
import type { Services } from '#server/platform/services.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import { listQuery } from '#screens/list-query.ts';
import { screens } from '#screens/screens.ts';
import { nameIn } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { filtersOfSearch, matchSearches, readSearchContext, type SearchContext } from './match-searches.ts';
import type { SavedSearchRow } from './saved-searches.ts';
import { unsubscribeKeyOf } from './unsubscribe-key.ts';

/** How many vehicles an e-mail lists; its link leads to all. */
const mostNamed = 10;
const searchesAtOnce = 200;
/** Market time. Phones must not ring at night. */
const alertHours = { from: '08:00', to: '20:00' };

/**
 * Matches new vehicles at any time, and by day alerts the owners of searches, once a day per search. Returns how many
 * were alerted.
 */
export async function sendSearchAlerts(services: Services, stopping?: AbortSignal): Promise<number> {
  await matchSearches(services);
  if (!isAlertTime(services.clock())) return 0;
  let sent = 0;
  for (let last = ''; ;) {
    const due = await findDue(services, last);
    const reading = await readSearchContext(services.database, services.clock());
    for (const id of due) {
      if (stopping?.aborted) return sent;
      try {
        const isSent = await services.database
          .transaction()
          .execute((transaction) => sendAlert(services, transaction, id, reading));
        if (isSent) sent += 1;
      } catch (error) {
        // Retried with the next run; does not block the others.
        services.log.error({ err: error, search: id }, 'a search alert could not be sent');
      }
    }
    last = due.at(-1) ?? '';
    if (due.length < searchesAtOnce) return sent;
  }
}

function isAlertTime(now: Date): boolean {
  const time = timeText(now, marketTimeZone).slice(-5);
  return alertHours.from <= time && time < alertHours.to;
}

async function findDue({ database, clock }: Services, last: string): Promise<string[]> {
  const rows = await database
    .selectFrom('saved_search')
    .innerJoin('account', 'account.id', 'saved_search.account_id')
    .select('saved_search.id')
    .where('saved_search.id', '>', last)
    .where('account.blocked_at', 'is', null)
    .where(mayBeNotified(clock()))
    .where(
      sql<boolean>`exists (
        select from saved_search_find as find join vehicle on vehicle.id = find.vehicle_id
        where find.search_id = saved_search.id and find.told_at is null and vehicle.state = 'available'
      )`,
    )
    .orderBy('saved_search.id')
    .limit(searchesAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** At most one alert per day in market time. */
function mayBeNotified(now: Date): Expression<SqlBool> {
  return sql<boolean>`(by_mail or by_push) and (told_on is null or told_on < ${marketDay(now)}::date)`;
}

async function sendAlert(services: Services, database: Database, id: string, reading: SearchContext): Promise<boolean> {
  const now = services.clock();
  const search = await database
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where(mayBeNotified(now))
    .forUpdate()
    .executeTakeFirst();
  // Another node has sent it, or its owner has switched off alerts, since the searches were listed.
  if (!search) return false;
  const asked = await landedRequestOf(database, { ...search.filters, pageNo: 1, pageSize: 1 }, { ...reading, now });
  const landed = asked?.basis && asked.bounds && { ...costsOf(asked.basis), ...asked.bounds };
  const finds = await readFinds(database, id, stillMatches(filtersOfSearch(search, { ...reading, now, landed }), now));
  // All were sold or withdrawn meanwhile.
  if (finds.length === 0) return false;
  await database
    .updateTable('saved_search_find')
    .set({ told_at: now })
    .where('search_id', '=', id)
    .where(
      'vehicle_id',
      'in',
      finds.map((vehicle) => vehicle.id),
    )
    .execute();
  // A price that went up again or left the filters is no news.
  const vehicles = finds.filter(
    ({ before, list_price_cents, matches }) => matches && (before === null || before > list_price_cents),
  );
  if (vehicles.length === 0) return false;
  await database
    .updateTable('saved_search')
    .set({ told_on: marketDay(now), told_at: now })
    .where('id', '=', id)
    .execute();
  const context: MailContext = { services, database, now, language: search.language as Language };
  const what = vehicles.every(({ before }) => before !== null) ? 'lowerPrices' : 'searchFinds';
  if (search.by_mail) await write(context, search, { what, vehicles });
  if (search.by_push) await postSearchPush(context, search, what);
  return true;
}

/** The condition that a found vehicle still matches. A landed cost that is being calculated again counts as unchanged. */
function stillMatches({ landed, ...filters }: VehicleFilters, now: Date): RawBuilder<boolean> {
  const isMet = meets(filters, now);
  if (!landed) return isMet;
  return sql<boolean>`${isMet} and not exists (select from landed_vehicle
    where landed_vehicle.id = vehicle.id and ${isCostKnown(landed, now)} and not (${isLandedWithin(landed, now)}))`;
}

type Find = CardRow & { before: number | null; matches: boolean };

/** Unannounced matches that can be bought now, the newest first. */
async function readFinds(database: Database, searchId: string, matches: RawBuilder<boolean>): Promise<Find[]> {
  return database
    .selectFrom('vehicle')
    .innerJoin('saved_search_find', 'saved_search_find.vehicle_id', 'vehicle.id')
    .select(cardColumns)
    .select(cardNames)
    .select('saved_search_find.before_cents as before')
    .select(matches.as('matches'))
    .where('state', '=', 'available')
    .where('search_id', '=', searchId)
    .where('told_at', 'is', null)
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

interface Announced {
  what: 'searchFinds' | 'lowerPrices';
  vehicles: readonly Find[];
}

const lessTexts: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `${amount} less than before`,
  zh: (amount) => `已降价 ${amount}`,
  ja: (amount) => `${amount}値下げ`,
  sw: (amount) => `Imepungua kwa ${amount}`,
};

async function write(context: MailContext, search: SavedSearchRow, { what, vehicles }: Announced): Promise<void> {
  const { services, database, language, now } = context;
  const { email } = await database
    .selectFrom('account')
    .select('email')
    .where('id', '=', search.account_id)
    .executeTakeFirstOrThrow();
  const terms = await pricingSettingsIfSet(database);
  const named = vehicles.slice(0, mostNamed).map((vehicle) => {
    const { importCountryCode } = search.filters;
    const price =
      terms &&
      (usualPriceText(vehicle, importCountryCode, { terms, language, now }) ??
        formatAmount(listedPriceOf(vehicle, terms, now).now, readerUnit(language)));
    const facts = [
      vehicle.registered.slice(0, 7),
      `${displayMileage(vehicle.mileage_km)} km`,
      ...(price ? [price] : []),
      ...(terms && vehicle.before !== null ? [lessText(vehicle.before - vehicle.list_price_cents)] : []),
    ];
    const link = siteLink(context, '/car/detail', { id: vehicle.id });
    return `${nameIn(vehicle.names, language)}\n  ${facts.join(' · ')}\n  ${link}`;
  });
  function lessText(cents: number): string {
    const amount = terms && formatAmount(convert(cents, terms.rates), readerUnit(language));
    return amount === undefined ? '' : lessTexts[language](amount);
  }
  await postSearchFinds(context, {
    what,
    to: email,
    name: search.name,
    vehicles: named,
    list:
      search.kind === 'favorites'
        ? { path: screens.centre.path, query: { type: favoritesItem } }
        : { path: '', query: { tab: String(screens.vehicles.tab), ...listQuery(search.filters) } },
    stop: { id: search.id, key: unsubscribeKeyOf(services.secret, search.id) },
  });
}

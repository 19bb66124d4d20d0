import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { liftTimeLimits } from './connect.ts';
import { lockTopic } from './lock-topic.ts';
import { statements as marketplace } from './migrations/0001-marketplace.ts';
import { statements as vehicleByBuckets } from './migrations/0002-vehicle-by-buckets.ts';
import { statements as vehicleOrders } from './migrations/0003-vehicle-orders.ts';
import { statements as lastingReplayWindow } from './migrations/0004-lasting-replay-window.ts';
import { statements as oneWordForEachThing } from './migrations/0005-one-word-for-each-thing.ts';
import { statements as keptSettings } from './migrations/0006-kept-settings.ts';
import { statements as pushMessages } from './migrations/0007-push-messages.ts';
import { statements as staffDesk } from './migrations/0008-staff-desk.ts';
import { statements as deskStock } from './migrations/0009-desk-stock.ts';
import { statements as deskTerms } from './migrations/0010-desk-terms.ts';
import { statements as deskChat } from './migrations/0011-desk-chat.ts';
import { statements as importRules } from './migrations/0012-import-rules.ts';
import { statements as paymentRequests } from './migrations/0013-payment-requests.ts';
import { statements as depositReminder } from './migrations/0015-deposit-reminder.ts';
import { statements as figures } from './migrations/0016-figures.ts';
import { statements as orderPapers } from './migrations/0017-order-papers.ts';
import { statements as largeTables } from './migrations/0018-large-tables.ts';
import { statements as vehicleTraits } from './migrations/0019-vehicle-traits.ts';
import { statements as receivedMoney } from './migrations/0020-received-money.ts';
import { statements as company } from './migrations/0021-company.ts';
import { statements as vehicleInspection } from './migrations/0025-vehicle-inspection.ts';
import { statements as photoEdit } from './migrations/0026-photo-edit.ts';
import { statements as marketContent } from './migrations/0027-market-content.ts';
import { statements as importRuleVersions } from './migrations/0028-import-rule-versions.ts';
import { statements as landedCosts } from './migrations/0029-landed-costs.ts';
import { statements as uploadsInParts } from './migrations/0030-uploads-in-parts.ts';
import { statements as savedSearches } from './migrations/0031-saved-searches.ts';
import { statements as vehicleQuestions } from './migrations/0032-vehicle-questions.ts';
import { statements as listPriceVersions } from './migrations/0033-list-price-versions.ts';
import { statements as photosAndVideos } from './migrations/0034-photos-and-videos.ts';
import { statements as legalTexts } from './migrations/0035-legal-texts.ts';
import { statements as homeBanners } from './migrations/0036-home-banners.ts';
import { statements as paymentReversals } from './migrations/0037-payment-reversals.ts';
import { statements as secondPerson } from './migrations/0038-second-person.ts';
import { statements as drawnTotp } from './migrations/0039-drawn-totp.ts';
import { statements as noDefaultCoupon } from './migrations/0040-no-default-coupon.ts';
import { statements as heldPapers } from './migrations/0041-held-papers.ts';
import { statements as arrivedUploadBytes } from './migrations/0042-arrived-upload-bytes.ts';
import { statements as auditLogChain } from './migrations/0043-audit-log-chain.ts';
import { statements as vehicleFacts } from './migrations/0044-vehicle-facts.ts';
import { statements as checkedPapers } from './migrations/0045-checked-papers.ts';
import { statements as pageChanges } from './migrations/0046-page-changes.ts';
import { statements as refundPromises } from './migrations/0047-refund-promises.ts';
import { statements as claims } from './migrations/0048-claims.ts';
import { statements as contractUsage } from './migrations/0049-contract-usage.ts';
import { statements as priceChanges } from './migrations/0050-price-changes.ts';
import { statements as swahili } from './migrations/0051-swahili.ts';
import { statements as offers } from './migrations/0052-offers.ts';
import { statements as mpesaPayments } from './migrations/0053-mpesa-payments.ts';
import { statements as claimMarks } from './migrations/0055-claim-marks.ts';
import { statements as phoneNotices } from './migrations/0056-phone-notices.ts';
import { statements as closedMpesaPayments } from './migrations/0057-closed-mpesa-payments.ts';
import { statements as claimRefunds } from './migrations/0058-claim-refunds.ts';
import { statements as mailDelivery } from './migrations/0059-mail-delivery.ts';
import { statements as seenPageChanges } from './migrations/0060-seen-page-changes.ts';
import type { Database } from './tables.ts';

/**
 * A migration that has been released is never edited. A change is a new migration, whose name comes after all others. The
 * version before it runs beside it: `expand-first.test.ts` refuses what that version would not survive.
 */
const migrations: Readonly<Record<string, readonly string[]>> = {
  '0001-marketplace': marketplace,
  '0002-vehicle-by-buckets': vehicleByBuckets,
  '0003-vehicle-orders': vehicleOrders,
  '0004-lasting-replay-window': lastingReplayWindow,
  '0005-one-word-for-each-thing': oneWordForEachThing,
  '0006-kept-settings': keptSettings,
  '0007-push-messages': pushMessages,
  '0008-staff-desk': staffDesk,
  '0009-desk-stock': deskStock,
  '0010-desk-terms': deskTerms,
  '0011-desk-chat': deskChat,
  '0012-import-rules': importRules,
  '0013-payment-requests': paymentRequests,
  '0015-deposit-reminder': depositReminder,
  '0016-figures': figures,
  '0017-order-papers': orderPapers,
  '0018-large-tables': largeTables,
  '0019-vehicle-traits': vehicleTraits,
  '0020-received-money': receivedMoney,
  '0021-company': company,
  '0025-vehicle-inspection': vehicleInspection,
  '0026-photo-edit': photoEdit,
  '0027-market-content': marketContent,
  '0028-import-rule-versions': importRuleVersions,
  '0029-landed-costs': landedCosts,
  '0030-uploads-in-parts': uploadsInParts,
  '0031-saved-searches': savedSearches,
  '0032-vehicle-questions': vehicleQuestions,
  '0033-list-price-versions': listPriceVersions,
  '0034-photos-and-videos': photosAndVideos,
  '0035-legal-texts': legalTexts,
  '0036-home-banners': homeBanners,
  '0037-payment-reversals': paymentReversals,
  '0038-second-person': secondPerson,
  '0039-drawn-totp': drawnTotp,
  '0040-no-default-coupon': noDefaultCoupon,
  '0041-held-papers': heldPapers,
  '0042-arrived-upload-bytes': arrivedUploadBytes,
  '0043-audit-log-chain': auditLogChain,
  '0044-vehicle-facts': vehicleFacts,
  '0045-checked-papers': checkedPapers,
  '0046-page-changes': pageChanges,
  '0047-refund-promises': refundPromises,
  '0048-claims': claims,
  '0049-contract-usage': contractUsage,
  '0050-price-changes': priceChanges,
  '0051-swahili': swahili,
  '0052-offers': offers,
  '0053-mpesa-payments': mpesaPayments,
  '0055-claim-marks': claimMarks,
  '0056-phone-notices': phoneNotices,
  '0057-closed-mpesa-payments': closedMpesaPayments,
  '0058-claim-refunds': claimRefunds,
  '0059-mail-delivery': mailDelivery,
  '0060-seen-page-changes': seenPageChanges,
};

const table = 'migration';

/** A migration that waits for a table holds up all calls that come after it, so it gives up and tries again. */
const longestLockWait = 2000;
const betweenAttempts = 1000;
/** Longer than a job may take. */
export const longestMigrationWait = 450_000;
const mostAttempts = longestMigrationWait / (longestLockWait + betweenAttempts);

/** Runs all pending migrations in one transaction, however many nodes start at once. */
export async function migrate(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(database);
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable || attempt === mostAttempts) throw error;
      await pause(betweenAttempts);
    }
  }
}

const lockNotAvailable = '55P03';

async function migrateOnce(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction);
    // Other nodes can start at the same time.
    await lockTopic(transaction, 'migrations');
    await sql`set local lock_timeout = ${sql.lit(longestLockWait)}`.execute(transaction);
    await adoptRecords(transaction);
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => collect(transaction) },
      migrationTableName: table,
      migrationLockTableName: 'migration_lock',
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
}

/** Our migrations and unknown ones of a later version: during a rolling update, a node of this version may restart. */
async function collect(database: Database): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(database);
  const done = Object.fromEntries(rows.map(({ name }) => [name, []]));
  const entries = Object.entries({ ...done, ...migrations });
  return Object.fromEntries(entries.map(([name, statements]) => [name, { up: (target) => run(target, statements) }]));
}

async function run(database: Parameters<Migration['up']>[0], statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Earlier versions recorded the migration time in a column of another name and type. They still can. */
async function adoptRecords(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(database);
  const columns = new Set(rows.map(({ name }) => name));
  if (!columns.has('applied_at') || columns.has('timestamp')) return;
  await sql`alter table ${sql.table(table)} add column timestamp varchar(255)`.execute(database);
  await sql`update ${sql.table(table)}
    set timestamp = to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(database);
}

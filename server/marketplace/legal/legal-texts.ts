import { prepareRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { type LegalLine, type LegalName, type Timeline, timelineOf } from './legal-timeline.ts';

// Read with every page of a legal text.
const readOf = prepareRead((database, { name }: { name: LegalName }) =>
  database
    .selectFrom('legal_text_version')
    .select(['version', 'from_day', 'takes_back', 'set_by', 'set_at'])
    .where('name', '=', name)
    .orderBy('version'),
);

/** All versions of a text, without their content. */
export async function readLines(database: Database, name: LegalName): Promise<LegalLine[]> {
  const rows = await readOf(database, { name });
  return rows.map(({ version, from_day, takes_back, set_by, set_at }) => ({
    version,
    fromDay: from_day,
    takesBack: takes_back,
    setBy: set_by,
    setAt: set_at,
  }));
}

export async function readTimeline(database: Database, name: LegalName, now: Date): Promise<Timeline> {
  return timelineOf(await readLines(database, name), marketDay(now));
}

/**
 * The version in force. Cached pages are invalidated when it changes: on every node, after it is set and at midnight in
 * market time.
 */
export async function versionInForce(database: Database, name: LegalName, now: Date): Promise<number> {
  const { inForce } = await readTimeline(database, name, now);
  return inForce.version;
}

/** The content of a version in every language; undefined if unknown. */
export async function findTexts(database: Database, name: LegalName, version: number) {
  const found = await database
    .selectFrom('legal_text_version')
    .select('texts')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.texts ?? undefined;
}

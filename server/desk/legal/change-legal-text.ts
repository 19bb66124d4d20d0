import type { LegalTexts, StaffLegalVersion, StaffSetLegalTextPayload } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { CalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { readLines } from '#server/marketplace/legal/legal-texts.ts';
import { describeVersions, type LegalLine, type LegalName } from '#server/marketplace/legal/legal-timeline.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

/** Every row is a change of its text, so the last id is the version number. */
export function counterOf(lines: readonly LegalLine[]): number {
  return lines.at(-1)?.version ?? 0;
}

type Refused = 'changed' | 'begun' | 'gone';

/** Saves a version of a text, which may correct a scheduled one. Returns the new counter, or why it failed. */
export async function setLegalText(
  transaction: Database,
  by: StaffActor,
  { name, counter, fromDay, texts, replaces }: StaffSetLegalTextPayload,
  now: Date,
): Promise<number | Refused> {
  await lockTopic(transaction, 'legalTexts');
  const lines = await readLines(transaction, name);
  if (counterOf(lines) !== counter) return 'changed';
  const replaced = replaces === undefined ? [] : findScheduled(lines, marketDay(now), replaces);
  if (!Array.isArray(replaced)) return replaced;
  let version = counter;
  for (const one of replaced) await addLine(transaction, by, { name, version: ++version, takesBack: one.version }, now);
  await addLine(transaction, by, { name, version: ++version, fromDay, texts: tidy(texts) }, now);
  const [corrected] = replaced;
  const before = corrected && { version: corrected.version, fromDay: corrected.fromDay };
  const after = { version, fromDay };
  const subject = `legal-${name}`;
  await writeAuditLog(transaction, { by, act: 'set-legal-text', subject, ...(before && { before }), after }, now);
  return version;
}

/** Withdraws a scheduled version. Returns the new counter, or why it failed. */
export async function takeBackLegalText(
  transaction: Database,
  by: StaffActor,
  { name, counter, version }: { name: LegalName; counter: number; version: number },
  now: Date,
): Promise<number | Refused> {
  await lockTopic(transaction, 'legalTexts');
  const lines = await readLines(transaction, name);
  if (counterOf(lines) !== counter) return 'changed';
  const found = findScheduled(lines, marketDay(now), version);
  if (!Array.isArray(found)) return found;
  const next = counter + 1;
  await addLine(transaction, by, { name, version: next, takesBack: version }, now);
  const before = { version, fromDay: found[0].fromDay };
  await writeAuditLog(transaction, { by, act: 'take-back-legal-text', subject: `legal-${name}`, before }, now);
  return next;
}

/** A scheduled version, then those it replaced on its day, which would apply again without it; or why it is none. */
function findScheduled(
  lines: readonly LegalLine[],
  today: CalendarDay,
  version: number,
): [StaffLegalVersion, ...StaffLegalVersion[]] | 'begun' | 'gone' {
  const versions = describeVersions(lines, today);
  const found = versions.find((one) => one.version === version);
  if (found?.state === 'inForce' || found?.state === 'past') return 'begun';
  if (found?.state !== 'ahead') return 'gone';
  return [found, ...versions.filter(({ state, fromDay }) => state === 'replaced' && fromDay === found.fromDay)];
}

interface NewLine {
  name: LegalName;
  version: number;
  fromDay?: string;
  texts?: LegalTexts;
  takesBack?: number;
}

async function addLine(
  transaction: Database,
  by: StaffActor,
  { name, version, fromDay, texts, takesBack }: NewLine,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('legal_text_version')
    .values({
      name,
      version,
      from_day: fromDay ?? null,
      texts: texts ? JSON.stringify(texts) : null,
      takes_back: takesBack ?? null,
      set_by: by.name,
      member_id: by.memberId ?? null,
      set_at: now,
    })
    .execute();
}

function tidy({ en, cn, jp }: LegalTexts): LegalTexts {
  return { en: tidyLines(en), cn: tidyLines(cn), jp: tidyLines(jp) };
}

function tidyLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { daysBetween, nameDays } from '#contract/document/day.ts';
import type { Finding, LastUse } from '../verdict/change.ts';
import { UnreadableSide } from '../revision.ts';
import { pairOperations, type Side } from '../side.ts';
import { findMeant, isOfField } from './affected-consumers.ts';
import { fieldsOf } from './fields.ts';

const zUsage = z.object({
  since: z.nullable(z.string()),
  uses: z.array(z.object({ consumer: z.string(), operation: z.string(), field: z.string(), lastOn: z.iso.date() })),
});

/** What servers and proxies have counted. */
export interface Observed {
  /** The first day of counting, if anything was counted. */
  since: string | undefined;
  /** The last uses of a call, or of a field such as `answer.list.price`, latest first. */
  lastUses(call: string, field?: string): LastUse[];
  consumers: ReadonlySet<string>;
}

/** Reads what was counted from files and addresses, such as `/usage` of a server. */
export async function readObserved(root: string, sources: readonly string[], today: string): Promise<Observed> {
  const read = await Promise.all(sources.map((source) => readOne(root, source)));
  const [since] = read.flatMap((one) => one.since ?? []).toSorted();
  const last = new Map<string, Map<string, string>>();
  const consumers = new Set<string>();
  for (const { consumer, operation, field, lastOn } of read.flatMap(({ uses }) => uses)) {
    const key = `${operation} ${field}`;
    const days = last.get(key) ?? new Map<string, string>();
    if (lastOn > (days.get(consumer) ?? '')) days.set(consumer, lastOn);
    last.set(key, days);
    consumers.add(consumer);
  }
  return {
    since,
    consumers,
    lastUses: (call, field = '') =>
      latestFirst(
        [...(last.get(`${call} ${field}`) ?? [])].map(([consumer, on]) => ({
          consumer,
          on,
          days: daysBetween(on, today),
        })),
      ),
  };
}

async function readOne(root: string, source: string): Promise<z.infer<typeof zUsage>> {
  const refuse = (why: string) => new UnreadableSide(`--usage ${source} ${why}: name a file or an address with usage.`);
  const text = await (/^https?:/.test(source) ? download(source) : readFile(resolve(root, source), 'utf8')).catch(
    (error: unknown) => {
      throw refuse(`cannot be read (${(error as Error).message})`);
    },
  );
  try {
    return zUsage.parse(JSON.parse(text));
  } catch {
    throw refuse('is not the usage that a server or proxy has counted');
  }
}

async function download(url: string): Promise<string> {
  const token = process.env['METRICS_TOKEN'];
  const response = await fetch(url, { ...(token && { headers: { Authorization: `Bearer ${token}` } }) });
  if (!response.ok) throw new Error(`HTTP ${response.status}; METRICS_TOKEN is sent as the token`);
  return response.text();
}

/** Each consumer's latest use. */
export function latestFirst(uses: readonly LastUse[]): LastUse[] {
  const latest = new Map<string, LastUse>();
  for (const use of uses) {
    if (use.on > (latest.get(use.consumer)?.on ?? '')) latest.set(use.consumer, use);
  }
  return [...latest.values()].toSorted((one, other) => (one.on > other.on ? -1 : 1));
}

/** Returns the last users of what a breaking change affects: of the field if it is one, otherwise of the call. */
export function createFindLastUses(base: Side, head: Side, observed: Observed): (finding: Finding) => LastUse[] {
  const oldIds = new Map(pairOperations(base, head).map((pair) => [pair.id, pair.base.operation.operationId]));

  function usesOf(id: string, finding: Finding): LastUse[] {
    const placed = base.operations.get(id);
    if (!placed || !isOfField(finding) || finding.pointer.startsWith('codes.yaml/')) return observed.lastUses(id);
    const fields = fieldsOf(base.contract.canonical, placed);
    return finding.hits.flatMap((hit) => {
      const direction = hit === 'senders' ? 'payload' : 'answer';
      const meant = findMeant(fields[direction], finding.oldPointer ?? finding.pointer);
      if (meant.length === 0) return observed.lastUses(id);
      return meant.flatMap(({ path }) => observed.lastUses(id, `${direction}.${path}`));
    });
  }

  return (finding) => {
    if (finding.impact !== 'major') return [];
    const ids = finding.operations.length > 0 ? finding.operations : [...base.operations.keys()];
    return latestFirst(ids.flatMap((id) => usesOf(oldIds.get(id) ?? id, finding)));
  };
}

/** The last uses in words; `mark` emphasizes names. */
export function describeLastUses(uses: readonly LastUse[], since: string, mark = ''): string {
  if (uses.length === 0) return `not used since ${since}`;
  const names = uses.map(
    ({ consumer, days }) => `${mark}${consumer}${mark} ${days === 0 ? 'today' : `${nameDays(days)} ago`}`,
  );
  return `last used by ${names.join(', ')}`;
}

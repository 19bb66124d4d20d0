import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/tables.ts';

// Finds in tables and statements what a distributed PostgreSQL refuses or weakens. docs/capacity.md lists the findings.

interface Rule {
  kind: string;
  /** What Citus does if the tables concerned are distributed. */
  citus: string;
  yugabyte: string;
}

/** A rule about tables: a query for the names of those concerned, one row for each use. */
interface TableRule extends Rule {
  query: string;
}

/** A rule about statements: where the code has one. */
interface CodeRule extends Rule {
  pattern: RegExp;
}

const works = 'works';

const tableRules: readonly TableRule[] = [
  {
    kind: 'triggers',
    citus: 'refused',
    yugabyte: works,
    query: `select tgrelid::regclass::text as name from pg_trigger where not tgisinternal and not tgdeferrable
      and tgoldtable is null and tgnewtable is null`,
  },
  {
    kind: 'triggers with transition tables',
    citus: 'refused',
    yugabyte: 'test first',
    query: `select tgrelid::regclass::text as name from pg_trigger
      where not tgisinternal and (tgoldtable is not null or tgnewtable is not null)`,
  },
  {
    kind: 'deferred triggers and constraints',
    citus: 'refused',
    yugabyte: 'refused',
    query: `select tgrelid::regclass::text as name from pg_trigger where not tgisinternal and tgdeferrable
      union all select conrelid::regclass::text from pg_constraint where condeferrable and contype in ('f', 'u', 'p')`,
  },
  {
    kind: 'foreign keys',
    citus: 'with the distribution column',
    yugabyte: works,
    query: `select conrelid::regclass::text as name from pg_constraint where contype = 'f'`,
  },
  {
    kind: 'exclusion constraints',
    citus: 'with the distribution column',
    yugabyte: 'refused',
    query: `select conrelid::regclass::text as name from pg_constraint where contype = 'x'`,
  },
  {
    kind: 'further unique keys',
    citus: 'with the distribution column',
    yugabyte: works,
    query: `select indrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indrelid
      where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`,
  },
  {
    kind: 'sequences and identities',
    citus: 'bigint only',
    yugabyte: 'works, unordered',
    query: `select coalesce(refobjid::regclass::text, relname) as name from pg_class
      left join pg_depend on objid = pg_class.oid and deptype in ('a', 'i') and refclassid = 'pg_class'::regclass
      where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  },
  {
    kind: 'GIN and GiST indexes',
    citus: works,
    yugabyte: 'GIN on one column',
    query: `select indrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      join pg_am on pg_am.oid = relam where amname in ('gin', 'gist')`,
  },
];

const codeRules: readonly CodeRule[] = [
  {
    kind: 'advisory locks',
    citus: 'of one machine',
    yugabyte: 'from 2025.1',
    pattern: /\bpg_(?:try_)?advisory_\w+\(/g,
  },
  {
    kind: 'LISTEN and NOTIFY',
    citus: 'of one machine',
    yugabyte: 'preview, from 2025.2.3',
    pattern: /\bpg_notify\(|['"`]listen /gi,
  },
  {
    kind: 'FOR UPDATE',
    citus: 'in one shard',
    yugabyte: works,
    pattern: /\.forUpdate\(|\bfor (?:no key )?update\b(?=[^.]*[`;])/g,
  },
  { kind: 'SKIP LOCKED', citus: 'in one shard', yugabyte: works, pattern: /\.skipLocked\(|\bskip locked\b/g },
  { kind: 'LOCK TABLE', citus: 'refused', yugabyte: 'refused', pattern: /\block table\b/gi },
  {
    kind: 'isolation above read committed',
    citus: 'within one machine',
    yugabyte: works,
    pattern: /setIsolationLevel\(|\bisolation level (?:serializable|repeatable read)\b/gi,
  },
  {
    kind: 'positions in the write-ahead log',
    citus: 'of one machine',
    yugabyte: 'refused',
    pattern: /\bpg_(?:current_wal|last_wal_\w+?)_lsn\(/g,
  },
];

interface Finding extends Rule {
  count: number;
  places: string[];
}

async function findInTables(database: Database): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { query, ...rule } of tableRules) {
    const { rows } = await sql.raw<{ name: string }>(query).execute(database);
    findings.push({ ...rule, count: rows.length, places: rows.map(({ name }) => name) });
  }
  return findings;
}

function findInCode(): Finding[] {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] });
  const sources = files.map(
    (file) => [file.split('/').slice(-2).join('/'), withoutComments(readFileSync(file, 'utf8'))] as const,
  );
  return codeRules.map(({ pattern, ...rule }) => {
    const places = sources.flatMap(([name, text]) => [...text.matchAll(pattern)].map(() => name));
    return { ...rule, count: places.length, places };
  });
}

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/(?<!:)\/\/.*/g, '');

const mostPlaces = 3;

/** Those with most uses first. */
function describePlaces(places: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const sorted = [...counts].toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  const named = sorted
    .slice(0, mostPlaces)
    .map(([name, count]) => (count > 1 ? `\`${name}\` ${count}` : `\`${name}\``));
  const rest = sorted.length - named.length;
  return [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

/** The findings as rows of a Markdown table. */
export async function describeUndistributable(database: Database): Promise<string> {
  const findings = [...(await findInTables(database)), ...findInCode()].filter(({ count }) => count > 0);
  return [
    '| kind | uses | in tables or files | Citus | YugabyteDB |',
    '|---|---|---|---|---|',
    ...findings.map(({ kind, count, places, citus, yugabyte }) =>
      `| ${kind} | ${count} | ${describePlaces(places)} | ${citus} | ${yugabyte} |`.replaceAll(/ {2,}/g, ' '),
    ),
  ].join('\n');
}

import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

// While a version is rolled out, nodes of the one before it use the migrated tables. So a migration only adds. What no
// version in use needs any more is removed by a later one, listed here.

/** Allowed removals, and the migration of the first version that does not need what they remove. */
const contractSteps: readonly { migration: string; statement: string; unusedSince: string }[] = [];

/** Migrations that replace a check by a wider one. */
const widerChecks = new Set(['0051-swahili']);

/** Migrations up to this one are older than the rule. */
const olderThanTheRule = '0048-claims';

const narrowings: readonly [RegExp, string][] = [
  [/^drop (?:table|view|type|function|trigger)\b/, 'drops what the version before may use'],
  [/\bdrop (?:column|default)\b/, 'drops what the version before may use'],
  [/\brename\b/, 'renames what the version before uses'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes a type'],
  [/\bset not null\b/, 'refuses rows that the version before writes'],
  [/\badd (?:constraint|check|unique|foreign|primary|exclude)\b/, 'refuses rows that the version before writes'],
  [/^create unique index\b/, 'refuses rows that the version before writes'],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/, 'refuses rows that the version before writes'],
  [/^truncate\b/, 'deletes what the version before may use'],
];

/** Why a migration would break the version before it, a line for each statement that would. */
function findNarrowings(statements: readonly string[]): string[] {
  const plain = statements.map((statement) => statement.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const created = new Set(
    plain.flatMap((statement) => /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? []),
  );
  return plain.flatMap((statement) => {
    const [, table = ''] =
      /^(?:alter table|create unique index .*? on|drop table)(?: if exists)? (\w+)/.exec(statement) ?? [];
    // The version before does not know a new table.
    if (created.has(table) || /^create (?!unique)/.test(statement)) return [];
    const why = narrowings.find(([pattern]) => pattern.test(statement))?.[1];
    return why === undefined ? [] : [`${why}: ${statement}`];
  });
}

test('New migrations only add, so that the version before runs beside them', async () => {
  const faults: string[] = [];
  for (const path of globSync('server/platform/database/migrations/[0-9]*.ts')) {
    const name = basename(path, '.ts');
    if (name <= olderThanTheRule || widerChecks.has(name)) continue;
    const { statements } = (await import(resolve(path))) as { statements: readonly string[] };
    const isAllowed = (given: string) =>
      contractSteps.some((step) => step.migration === name && step.statement === given);
    for (const fault of findNarrowings(statements.filter((statement) => !isAllowed(statement)))) {
      faults.push(`${name} ${fault}. Add beside it, and list the removal in a later version as a contract step.`);
    }
  }
  expect(faults).toEqual([]);
});

test('A contract step comes after the migration of a version that no longer needs what it removes', () => {
  for (const { migration, unusedSince } of contractSteps) expect(unusedSince < migration, migration).toBe(true);
});

test.each([
  ['alter table orders drop column note'],
  ['alter table orders rename column note to remark'],
  ['alter table orders rename to bought'],
  ['alter table orders alter column note type integer'],
  ['alter table orders alter column note set not null'],
  ['alter table orders add column note text not null'],
  ['alter table orders add constraint positive check (total > 0)'],
  ['alter table orders alter column note drop default'],
  ['create unique index order_note on orders (note)'],
  ['drop table orders'],
  ['truncate orders'],
])('refuses %j', (statement) => {
  expect(findNarrowings([statement])).toHaveLength(1);
});

test.each([
  ['alter table orders add column note text'],
  ["alter table orders add column note text not null default ''"],
  ['create table order_note (id text primary key, body text not null)'],
  ['create index order_note on orders (note)'],
  ['drop index order_note'],
  ["update orders set note = 'x'"],
])('allows %j', (statement) => {
  expect(findNarrowings([statement])).toEqual([]);
});

test('allows any rule for a table that the migration creates', () => {
  expect(
    findNarrowings([
      'create table note (id text)',
      'create unique index note_id on note (id)',
      'alter table note add check (id > 0)',
    ]),
  ).toEqual([]);
});

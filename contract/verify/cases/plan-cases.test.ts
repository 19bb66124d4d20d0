import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { OpenApiDocument } from '#contract/document/openapi.ts';
import { oracleOf } from '../subject/oracle.ts';
import { testedOperations } from '../subject/tested-operation.ts';
import type { PayloadCase } from './case.ts';
import { createPlanner } from './plan-cases.ts';

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenApiDocument;
const oracle = oracleOf(document);
const operations = testedOperations(document);

function plan(id: string, options: { seed?: number; cases?: number } = {}): PayloadCase[] {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`no ${id}`);
  return createPlanner(document, oracle, { seed: 1, ...options })(operation);
}

const namesOf = (cases: readonly PayloadCase[], allowed: boolean) =>
  cases.filter((one) => one.allowed === allowed).map(({ name }) => name);

test('Every example of every operation is a case', () => {
  for (const { id, carriers } of operations) {
    const examples = carriers.flatMap((carrier) => carrier.examples);
    expect(examples.length, id).toBeGreaterThan(0);
    expect(
      plan(id, { cases: 0 }).map(({ payload }) => payload),
      id,
    ).toEqual(examples.map(({ value }) => value));
  }
});

test('Each limit has a case just within it and a case just beyond it', () => {
  const cases = plan('login');
  expect(namesOf(cases, true)).toEqual(
    expect.arrayContaining(['password: minLength 8', 'password: maxLength 20', 'email: maxLength 50']),
  );
  expect(namesOf(cases, false)).toEqual(
    expect.arrayContaining([
      'password: one below minLength 8',
      'password: one above maxLength 20',
      'email: one above maxLength 50',
      'email: absent',
      'email: null',
      'email: a line break at its end',
      'language: outside the choices: "outside"',
      'a field named unknownField',
      'a field named __proto__',
      'imgKey: nested deeply',
    ]),
  );
});

test('A case beyond a limit breaks only that rule', () => {
  const { payload } = plan('login').find(({ name }) => name === 'password: one above maxLength 20') ?? {};
  const schema = operations.find(({ id }) => id === 'login')?.carriers[0]?.schema ?? {};
  expect(oracle.errors(schema, payload)).toEqual(['password: must NOT have more than 20 characters']);
});

test('Mutually exclusive fields are sent together', () => {
  const cases = plan('listVehicles');
  expect(namesOf(cases, false)).toContain('newArrivalFlag and dailyFlag together');
  expect(namesOf(cases, true)).toContain('highQualityFlag: present');
});

test('The key __proto__ is sent as a field', () => {
  const polluting = plan('getOrder').find(({ name }) => name === 'a field named __proto__');
  expect(JSON.stringify(polluting?.payload)).toContain('"__proto__":{"polluted":true}');
});

test('The cases of an operation depend only on the seed, not on which other operations run', () => {
  const names = (seed: number, cases: number) => plan('submitOrder', { seed, cases }).map(({ name }) => name);
  expect(names(3, 40)).toEqual(names(3, 40));
  expect(names(3, 40)).not.toEqual(names(4, 40));
  expect(plan('getOrder', { seed: 5 })).toEqual(plan('getOrder', { seed: 5 }));
});

test('Cases beyond the systematic ones are random', () => {
  const random = plan('getOrder', { cases: 200 }).filter(({ kind }) => kind === 'random');
  expect(random.length).toBeGreaterThan(50);
});

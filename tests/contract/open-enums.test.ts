import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Contract, loadContract } from '#contract/document/load.ts';
import { BrokenContract } from '#contract/document/problem.ts';
import { emitClient } from '#contract/generate/emit-client.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-open-'));
  await cp(join(import.meta.dirname, '../contract-report/fixture'), root, { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Reads the contract after edits of `yard.yaml`. */
async function load(...edits: readonly (readonly [from: string, to: string])[]): Promise<Contract> {
  const path = join(root, 'openapi/schemas/yard.yaml');
  let text = await readFile(path, 'utf8');
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, () => to);
  }
  await writeFile(path, text);
  return loadContract(root);
}

const fuelOfCar = 'price: { type: number, minimum: 0 }\n    fuel: { type: string, enum: [petrol, diesel]';

// Generates a client, which takes a second.
test('An open enum has an unknown value in answers, and only listed values in payloads', async () => {
  const { caller } = await load(
    [fuelOfCar, `${fuelOfCar}, x-open: true`],
    ['enum: [USD, JPY]', 'enum: [USD, JPY]\n  x-open: true'],
  );
  const files = await emitClient(caller);
  const types = files.get('types.gen.ts') ?? '';
  expect(types).toContain("fuel?: 'petrol' | 'diesel' | UnknownValue;");
  expect(types).toContain("export type UnknownValue = string & { readonly '~unknown': true };");
  expect(types).toContain("export type Unit = 'USD' | 'JPY' | UnknownValue;");
  expect(types).toContain("export type UnitSent = 'USD' | 'JPY';");
  expect(types).toMatch(/type ReservePayload = \{[^}]*unit\?: UnitSent;/);
  expect(types).toMatch(/type ListCarsPayload = \{[^}]*fuel\?: 'petrol' \| 'diesel';/);
  const validators = [...files]
    .flatMap(([name, text]) => (name.startsWith('validators/') ? [text] : []))
    .join('\n')
    .replaceAll(/\s/g, '');
  expect(validators).toContain("zUnit=z.union([z.enum(['USD','JPY']),zUnknownValue])");
  expect(validators).toContain("zUnitSent=z.enum(['USD','JPY'])");
});

test('The linter refuses `x-open` where no reader meets an unlisted text', async () => {
  const broken = await load(
    [
      'newest: { type: integer, const: 1 }\n    fuel: { type: string,',
      'newest: { type: integer, const: 1 }\n    fuel: { type: string, x-open: true,',
    ],
    ['enum: [0, 1, 2]', 'enum: [0, 1, 2]\n  x-open: true'],
    ["unit: { $ref: '#/Unit' }\n    deposit", "unit: { $ref: '#/Unit', x-open: true }\n    deposit"],
    ['enum: [USD, JPY]', 'enum: [USD, JPY]\n  x-open: false'],
  ).catch((error: unknown) => error);
  if (!(broken instanceof BrokenContract)) throw new Error('The linter refuses nothing.');
  expect(broken.problems.map(({ message }) => message).toSorted()).toEqual([
    'No answer has this `enum`, and senders know what they send: remove `x-open`.',
    'Write `x-open` beside the `enum`, not beside a reference to it.',
    '`x-open` is `true`, or absent.',
    '`x-open` is for `type: string` with an `enum`: remove it here.',
  ]);
});

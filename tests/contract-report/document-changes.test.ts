import { beforeAll, expect, test } from 'vitest';
import { type Contract, loadContract } from '#contract/document/load.ts';
import { type OpenApiDocument, type Operation, operationsOf, type Schema } from '#contract/document/openapi.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { findGravest, type Finding, type Verdict } from '#contract/report/verdict/change.ts';
import { makeSide } from '#contract/report/side.ts';
import { fixture } from './plant.ts';

type Edit = (document: OpenApiDocument) => void;

function operationOf(document: OpenApiDocument, id: string): Operation {
  const placed = operationsOf(document).find(({ operation }) => operation.operationId === id);
  if (!placed) throw new Error(`no ${id}`);
  return placed.operation;
}

function answerOf(document: OpenApiDocument, id: string): NonNullable<Operation['responses'][string]> {
  const answer = operationOf(document, id).responses['200'];
  if (!answer) throw new Error(`${id} has no answer`);
  return answer;
}

function schemaOf({ components }: OpenApiDocument, name: string): Schema {
  const schema = components.schemas[name];
  if (!schema) throw new Error(`no ${name}`);
  return schema;
}

const trace = { 'X-Trace': { description: 'For support.', schema: { type: 'string' } } };
const toCar = { car: { operationId: 'getPrice', requestBody: { carId: '$response.body#/body/cars/0/id' } } };
const withTrace: Edit = (document) => void (answerOf(document, 'listCars').headers = structuredClone(trace));
const withLink: Edit = (document) => void (answerOf(document, 'listCars').links = structuredClone(toCar));
const nothing: Edit = () => {};

function changeParameter(name: string, change: object): Edit {
  return (document) => {
    const operation = operationOf(document, 'getPhoto');
    operation.parameters = operation.parameters?.map((one) => (one.name === name ? { ...one, ...change } : one)) ?? [];
  };
}

/** The verdicts were written before the report was run. */
const rows: [change: string, base: Edit, head: Edit, expected: Verdict][] = [
  ['an answer header is added', nothing, withTrace, 'minor'],
  ['an answer header is removed', withTrace, nothing, 'major'],
  [
    'an answer header may be longer',
    (document) =>
      void (answerOf(document, 'listCars').headers = { 'X-Trace': { schema: { type: 'string', maxLength: 8 } } }),
    withTrace,
    'major',
  ],
  [
    'an answer header is described',
    (document) => void (answerOf(document, 'listCars').headers = { 'X-Trace': { schema: { type: 'string' } } }),
    withTrace,
    'patch',
  ],
  [
    'an answer header may be missing',
    (document) =>
      void (answerOf(document, 'listCars').headers = { 'X-Trace': { required: true, schema: { type: 'string' } } }),
    (document) => void (answerOf(document, 'listCars').headers = { 'X-Trace': { schema: { type: 'string' } } }),
    'major',
  ],
  ['a link is removed', withLink, nothing, 'patch'],
  ['a link is added', nothing, withLink, 'patch'],
  [
    'a link leads to another field',
    withLink,
    (document) =>
      void (answerOf(document, 'listCars').links = {
        car: { operationId: 'getPrice', requestBody: { carId: '$response.body#/body/cars/1/id' } },
      }),
    'patch',
  ],
  ['a parameter is read from a header', nothing, changeParameter('width', { in: 'header' }), 'major'],
  ['a parameter has the default style', nothing, changeParameter('width', { style: 'form' }), 'none'],
  [
    'a list is sent in one parameter instead of several',
    changeParameter('width', { schema: { type: 'array', items: { type: 'string' } } }),
    changeParameter('width', { schema: { type: 'array', items: { type: 'string' } }, explode: false }),
    'major',
  ],
  [
    'the answer of a call is described in other words',
    nothing,
    (document) => void (answerOf(document, 'listCars').description = 'A page.'),
    'patch',
  ],
  [
    'a discriminator is added to a union of an answer',
    nothing,
    (document) => {
      const { pickUp } = schemaOf(document, 'Reservation').properties ?? {};
      Object.assign(pickUp ?? {}, { discriminator: { propertyName: 'yard' } });
    },
    'patch',
  ],
  [
    'a limit is written in an equal form',
    (document) => void (schemaOf(document, 'Amount')['minimum'] = 1),
    (document) => {
      delete schemaOf(document, 'Amount')['minimum'];
      schemaOf(document, 'Amount')['exclusiveMinimum'] = 0;
    },
    'none',
  ],
  [
    'a closed answer gains a field',
    (document) => void (schemaOf(document, 'Car')['additionalProperties'] = false),
    (document) => {
      const car = schemaOf(document, 'Car');
      car['additionalProperties'] = false;
      car.properties = { ...car.properties, doors: { type: 'integer' } };
    },
    'major',
  ],
  [
    'a tag is added to a call',
    nothing,
    (document) => void operationOf(document, 'listCars').tags.push('account'),
    'patch',
  ],
];

const found: Finding[][] = [];

beforeAll(async () => {
  const contract = await loadContract(fixture);
  const edited = (edit: Edit): Contract => {
    const canonical = structuredClone(contract.canonical);
    edit(canonical);
    return { ...contract, canonical };
  };
  const sides = rows.map(([, base, head]) => [makeSide(edited(base)), makeSide(edited(head))] as const);
  for (const [base, head] of sides) found.push(compareContracts(base, head));
});

test.each(rows.map((row, at) => ({ row, at })))('$row.0 in the document', ({ row: [, , , expected], at }) => {
  const findings = found[at] ?? [];
  const verdict = findGravest(findings.map(({ impact }) => impact));
  expect(verdict, findings.map(({ message }) => message).join('\n')).toBe(expected);
});

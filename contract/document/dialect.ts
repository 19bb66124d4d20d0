import { getLineColLocation } from '@redocly/openapi-core';
import type { Catalogue } from './catalogue.ts';
import { pathBelow } from './list-files.ts';
import { openEnumRules } from './open-enum-rules.ts';
import { auths, displays, effects, envelopeKinds, methods, replays, staffRoles, type Operation } from './openapi.ts';
import { shapeRules } from './shape-rules.ts';
import { socketRules, socketTypes } from './socket-rules.ts';
import { sunsetRules } from './sunset-rules.ts';

/**
 * The requirements of our contract beyond OpenAPI, as linter rules, so that each violation is reported with file and
 * line.
 */
interface RuleContext {
  report: (problem: { message: string; location?: unknown }) => void;
  location: { child(path: string | string[]): unknown };
}

type OperationCheck = (operation: Partial<Operation>, context: RuleContext) => void;

function operationRule(check: OperationCheck) {
  return () => ({ Operation: { enter: check } });
}

function oneOf(field: keyof Operation, allowed: readonly string[]) {
  return operationRule((operation, { report, location }) => {
    const value = operation[field];
    if (value === undefined) {
      report({ message: `Add \`${field}\`: one of ${allowed.join(', ')}.` });
    } else if (typeof value !== 'string' || !allowed.includes(value)) {
      report({
        message: `\`${field}\` is ${JSON.stringify(value)}; use one of ${allowed.join(', ')}.`,
        location: location.child(field),
      });
    }
  });
}

const codes = operationRule((operation, { report, location }) => {
  const listed: unknown = operation['x-codes'];
  const message = 'List every failure code of the call in `x-codes`: whole numbers in rising order, without 0.';
  if (!Array.isArray(listed)) {
    report({ message });
    return;
  }
  const rising = listed.every((code, at) => Number.isInteger(code) && code > (at === 0 ? 0 : listed[at - 1]));
  if (!rising || listed.length === 0) report({ message, location: location.child('x-codes') });
});

function codesAreKnown({ codes: known }: Catalogue) {
  return operationRule((operation, { report, location }) => {
    for (const [at, code] of (operation['x-codes'] ?? []).entries()) {
      if (known.some((entry) => entry.code === code)) continue;
      report({
        message: `Code ${code} is not in openapi/codes.yaml; add it there or use one that is.`,
        location: location.child(['x-codes', String(at)]),
      });
    }
  });
}

function failuresAreKnown({ failureTexts }: Catalogue) {
  return operationRule((operation, { report, location }) => {
    for (const [code, keys] of Object.entries(operation['x-failures'] ?? {})) {
      const place = location.child(['x-failures', code]);
      if (!operation['x-codes']?.includes(Number(code))) {
        report({ message: `Code ${code} has messages here, but \`x-codes\` does not list it.`, location: place });
      }
      for (const key of keys.filter((name) => !failureTexts[name])) {
        report({ message: `"${key}" has no text in locales/*/failures.json.`, location: place });
      }
    }
  });
}

const provenance = operationRule((operation, { report, location }) => {
  const stated: unknown = operation['x-provenance'];
  const { status, assumption } = (stated ?? {}) as { status?: unknown; assumption?: unknown };
  if (status === 'specified') return;
  if (status === 'assumed' && typeof assumption === 'string' && assumption.length > 0) return;
  report({
    message: 'Say where the call comes from: `x-provenance: { status: specified }`, or `assumed` with an `assumption`.',
    ...(stated === undefined ? {} : { location: location.child('x-provenance') }),
  });
});

const replay = operationRule((operation, { report, location }) => {
  if (operation['x-effect'] === 'query' && operation['x-replay'] !== undefined && operation['x-replay'] !== 'safe') {
    report({ message: 'A query can always be repeated: `x-replay: safe`.', location: location.child('x-replay') });
  }
  if (operation['x-effect'] === 'mutation' && operation['x-replay'] === 'safe') {
    report({
      message: 'A mutation is never `safe` to repeat: say `idempotent` or `never`.',
      location: location.child('x-replay'),
    });
  }
});

const roles = operationRule((operation, { report, location }) => {
  const stated: unknown = operation['x-roles'];
  const isForStaff = operation['x-auth'] === 'staff';
  if (!isForStaff && stated === undefined) return;
  const place = stated === undefined ? {} : { location: location.child('x-roles') };
  if (!isForStaff) {
    report({ message: 'Only staff calls have `x-roles`: remove it, or write `x-auth: staff`.', ...place });
    return;
  }
  const isGood =
    Array.isArray(stated) &&
    stated.length > 0 &&
    new Set(stated).size === stated.length &&
    stated.every((role) => staffRoles.includes(role as never));
  if (isGood) return;
  report({
    message: `List in \`x-roles\` the staff roles that may make the call: ${staffRoles.join(', ')}, each once.`,
    ...place,
  });
});

const answer = operationRule((operation, { report, location }) => {
  const statuses = Object.keys(operation.responses ?? {});
  if (statuses.length === 1 && statuses[0] === '200') return;
  report({
    message: "Write only the '200' response: failures come from `x-codes`.",
    location: location.child('responses'),
  });
});

/** Clients, servers and the envelope know no other methods. */
function methodsAreKnown() {
  return {
    PathItem: {
      enter(item: object, { report, location }: RuleContext) {
        for (const method of methods.slice(2).filter((name) => name in item)) {
          report({ message: `A call is \`get\` or \`post\`, not \`${method}\`.`, location: location.child(method) });
        }
      },
    },
  };
}

/** Checks that each operation has a name, and reports where a name is already used. */
function idsAreUnique(root: string) {
  return () => {
    const taken = new Map<string, string>();
    const enter: OperationCheck = ({ operationId }, { report, location }) => {
      if (operationId === undefined) return;
      const here = location.child('operationId') as Parameters<typeof getLineColLocation>[0];
      const other = taken.get(operationId);
      const { start } = getLineColLocation(here);
      taken.set(operationId, other ?? `${pathBelow(root, here.source.absoluteRef)}:${start.line}:${start.col}`);
      if (other === undefined) return;
      report({ message: `The operationId \`${operationId}\` is taken at ${other}: use another.`, location: here });
    };
    return { Operation: { enter } };
  };
}

export function createDialect(root: string, catalogue: Catalogue) {
  return {
    id: 'contract',
    rules: {
      oas3: {
        effect: oneOf('x-effect', effects),
        auth: oneOf('x-auth', auths),
        replay: oneOf('x-replay', replays),
        'replay-fits-effect': replay,
        envelope: oneOf('x-envelope', envelopeKinds),
        display: oneOf('x-display', displays),
        codes,
        'codes-are-known': codesAreKnown(catalogue),
        'failures-are-known': failuresAreKnown(catalogue),
        provenance,
        roles,
        answer,
        'methods-are-known': methodsAreKnown,
        'ids-are-unique': idsAreUnique(root),
        ...shapeRules,
        ...sunsetRules,
        ...openEnumRules,
        ...socketRules,
      },
    },
    typeExtension: socketTypes,
  };
}

import type { Catalogue } from '../document/catalogue.ts';
import type { Operation } from '../document/openapi.ts';

const displays: Record<Operation['x-display'], string> = {
  toast: 'in a toast',
  place: 'in its place on the screen',
  log: 'in the log only',
  ignore: 'nowhere',
  whole: 'by the caller, who gets the whole answer',
};

const auths: Record<Operation['x-auth'], string> = {
  none: 'no token',
  visitor: 'the base token or an access token',
  user: 'the access token of a logged-in user',
};

const replays: Record<Operation['x-replay'], string> = {
  safe: 'at will',
  idempotent: 'with the same `Idempotency-Key`',
  never: 'never',
};

/** What our own fields say of an operation, as text for a page that knows only standard OpenAPI. */
export function describeOperation(operation: Operation, catalogue: Catalogue): string {
  const provenance = operation['x-provenance'];
  const rows = [
    ['Needs', auths[operation['x-auth']]],
    ['Travels', operation['x-envelope']],
    ['May be repeated', replays[operation['x-replay']]],
    ['A failure shows', displays[operation['x-display']]],
    ['Comes from', provenance.status === 'specified' ? 'the specification' : `an assumption: ${provenance.assumption}`],
  ];
  const codes = operation['x-codes'].map((code) => {
    const entry = catalogue.codes.find((candidate) => candidate.code === code);
    return `| ${code} | ${entry?.name ?? ''} | ${entry?.meaning ?? ''} |`;
  });
  return [
    operation.description ?? '',
    '| | |',
    '|---|---|',
    ...rows.map(([name, value]) => `| **${name}** | ${value} |`),
    '',
    '| Code | Name | Meaning |',
    '|---|---|---|',
    ...codes,
  ].join('\n');
}

import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadContract } from '../document/load.ts';
import { type Operation, operationsOf } from '../document/openapi.ts';
import { reportProblems } from '../document/problem.ts';
import type { Catalogue } from '../document/catalogue.ts';

const root = process.cwd();
const folder = join(root, 'build/reference');
const page = join(folder, 'index.html');
const redocly = join(root, 'node_modules/@redocly/cli');

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
  staff: 'the access token of a member of the staff',
};

const replays: Record<Operation['x-replay'], string> = {
  safe: 'at will',
  idempotent: 'with the same `Idempotency-Key`',
  never: 'never',
};

await reportProblems(async () => {
  const { canonical, catalogue } = await loadContract(root);
  for (const { operation } of operationsOf(canonical)) {
    operation.description = describeOperation(operation, catalogue);
  }
  await mkdir(folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(canonical));
  await promisify(execFile)(process.execPath, [join(redocly, 'bin/cli.js'), 'build-docs', document, '--output', page], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  const renderer = await readFile(join(redocly, 'lib/chunks/redoc.standalone.js'), 'utf8');
  await writeFile(page, takeInRenderer(await readFile(page, 'utf8'), renderer));
  console.log('build/reference/index.html is written; open it in a browser.');
});

/** The page must open from a disk without a network, so the script that it would load becomes a part of it. */
function takeInRenderer(html: string, renderer: string): string {
  const inline = renderer.replace(/export\{[^}]*\};?\s*$/, '').replaceAll('</script', '<\\/script');
  return html
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace(/import \{ hydrate \} from "[^"]*";/, () => inline);
}

/** What our own fields say of an operation, as text for a page that knows only standard OpenAPI. */
function describeOperation(operation: Operation, catalogue: Catalogue): string {
  const provenance = operation['x-provenance'];
  const rows = [
    ['Needs', auths[operation['x-auth']]],
    ...(operation['x-roles'] ? [['Roles', operation['x-roles'].join(', ')]] : []),
    ['Travels', operation['x-envelope']],
    ['May be repeated', replays[operation['x-replay']]],
    ['A failure shows', displays[operation['x-display']]],
    ...(operation['x-sunset'] ? [['Stays until', operation['x-sunset']]] : []),
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

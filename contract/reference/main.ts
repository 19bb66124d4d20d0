import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadContract } from '../document/load.ts';
import { operationsOf } from '../document/openapi.ts';
import { reportProblems } from '../document/report-problems.ts';
import { describeOperation } from './describe-operation.ts';

const root = process.cwd();
const folder = join(root, 'build/reference');
const page = join(folder, 'index.html');
const redocly = join(root, 'node_modules/@redocly/cli');

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

/** The page must open from a disk and without a network, so its script, a module elsewhere, becomes a part of it. */
function takeInRenderer(html: string, renderer: string): string {
  const inline = renderer.replace(/export\{[^}]*\};?\s*$/, '').replaceAll('</script', '<\\/script');
  return html
    .replace(/<link rel="modulepreload"[^>]*>/, '')
    .replace(/import \{ hydrate \} from "[^"]*";/, () => inline);
}

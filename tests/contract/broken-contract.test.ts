import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

const repository = process.cwd();
const root = await mkdtemp(join(tmpdir(), 'gariport-broken-'));

beforeEach(async () => {
  for (const folder of ['openapi', 'locales']) {
    await rm(join(root, folder), { recursive: true, force: true });
    await cp(join(repository, folder), join(root, folder), { recursive: true });
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function edit(file: string, change: (text: string) => string) {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
}

function generate(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(repository, 'contract/generate/main.ts')],
      { cwd: root },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });
}

const breaks: { what: string; file: string; change: (text: string) => string; says: RegExp }[] = [
  {
    what: 'YAML that does not parse',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('tags: [account]', 'tags: [account'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ /m,
  },
  {
    what: 'a reference that leads nowhere',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('#/LoginPayload', '#/LoginPaylod'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*resolve/m,
  },
  {
    what: 'an example that breaks its schema',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('password: Mombasa2026', 'password: short'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*8 characters/m,
  },
  {
    what: 'a code outside the catalogue',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('428, ', '428, 429, '),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*429 is not in openapi\/codes\.yaml/m,
  },
  {
    what: 'an operation without its effect',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace(/ +x-effect: mutation\n/, ''),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*Add `x-effect`/m,
  },
  {
    what: 'an unknown word for the envelope',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('x-envelope: sealed', 'x-envelope: closed'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*"closed"/m,
  },
  {
    what: 'a code entry without meaning',
    file: 'openapi/codes.yaml',
    change: (text) => text.replace(/ +meaning: .*\n/, ''),
    says: /^openapi\/codes\.yaml:\d+:\d+ .*`meaning`/m,
  },
  {
    what: 'a locale file that is no JSON',
    file: 'locales/ja/codes.json',
    change: (text) => text.replace('{', '{{'),
    says: /^locales\/ja\/codes\.json:\d+:\d+ /m,
  },
  {
    what: 'a text missing in one language',
    file: 'locales/zh/failures.json',
    change: (text) => text.replace('vehicleGone', 'vehicleGoes'),
    says: /^locales\/zh\/failures\.json:1:1 .*"vehicleGone"/m,
  },
];

test.each(breaks)('$what gives one line with file and place, and no stack trace', async ({ file, change, says }) => {
  await edit(file, change);
  const { code, output } = await generate();
  expect(code).toBe(1);
  expect(output).toMatch(says);
  expect(output).not.toMatch(/^\s+at /m);
});

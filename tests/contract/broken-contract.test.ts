import { spawnSync } from 'node:child_process';
import { access, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import { reportProblems } from '#contract/document/problem.ts';
import { generateFiles } from '#contract/generate/generate.ts';
import { isFullRun } from '../scope.ts';

const repository = process.cwd();
const root = await mkdtemp(join(tmpdir(), 'gariport-broken-'));

beforeEach(async () => {
  for (const folder of ['openapi', 'locales']) {
    await rm(join(root, folder), { recursive: true, force: true });
    await cp(join(repository, folder), join(root, folder), { recursive: true });
  }
});

/** Keeps only some calls of the contract, to read it much faster. */
async function shorten(without: RegExp) {
  await edit('openapi/openapi.yaml', (text) =>
    text.replaceAll(/^ {2}\/\S+: \{ \$ref: (\S+) \}\n/gm, (line, reference: string) =>
      without.test(reference) ? '' : line,
    ),
  );
  // The token of the chat comes from a call.
  if (without.test('paths/chat.yaml')) {
    await edit('openapi/openapi.yaml', (text) => text.replace(/^x-sockets:\n.*\n/m, ''));
  }
}

/** Walks use most buyer calls, and without walks few are needed. */
async function shortenFor(file: string) {
  if (file === 'openapi/walks.yaml') return shorten(/#\/staff/);
  await edit('openapi/walks.yaml', () => undefined);
  return shorten(file.includes('chat') ? /^paths\/(?!account|address|chat)/ : /^paths\/(?!account|address)/);
}

afterAll(() => rm(root, { recursive: true, force: true }));

async function edit(file: string, change: Break['change']) {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await (changed === undefined ? rm(path) : writeFile(path, changed));
}

/** Returns the errors that `npm run generate` would print for the contract in `root`. */
async function generate(): Promise<{ code: typeof process.exitCode; output: string }> {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  await reportProblems(async () => {
    await generateFiles(await loadContract(root));
  });
  vi.restoreAllMocks();
  const code = process.exitCode;
  process.exitCode = undefined;
  return { code, output: lines.join('\n') };
}

interface Break {
  what: string;
  file: string;
  /** Undefined if the file is deleted. */
  change: (text: string) => string | undefined;
  says: RegExp;
  /** The number of reported places, if there may be no others. */
  places?: number;
}

const payload = (change: string) => (text: string) =>
  text.replace('LoginPayload:\n  type: object', `LoginPayload:\n${change}`);

const breaks: Break[] = [
  {
    what: 'an example of a socket that does not fit',
    file: 'openapi/paths/chat-socket.yaml',
    change: (text) => text.replace('reason: tooFast', 'reason: tooSlow'),
    says: /^openapi\/paths\/chat-socket\.yaml:\d+:\d+ +The example `plain` does not fit the schema of `refused`/m,
  },
  {
    what: 'a message of a socket that is not named by its type',
    file: 'openapi/schemas/chat-socket.yaml',
    change: (text) => text.replace('const: refused', 'const: rejected'),
    says: /^openapi\/paths\/chat-socket\.yaml:\d+:\d+ .*`type`, whose `const` is refused/m,
  },
  {
    what: 'a socket whose token comes from no call',
    file: 'openapi/paths/chat-socket.yaml',
    change: (text) => text.replace('token: getChatToken', 'token: getTalkToken'),
    says: /^openapi\/paths\/chat-socket\.yaml:\d+:\d+ +`token` names a call, not `getTalkToken`/m,
    places: 1,
  },
  {
    what: 'YAML that does not parse',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('tags: [account]', 'tags: [account'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ {2}Failed to parse: [^/]*$/m,
    places: 1,
  },
  {
    what: 'a reference that leads nowhere',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('#/LoginPayload', '#/LoginPaylod'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*`\.\.\/schemas\/account\.yaml#\/LoginPaylod` .*openapi\/schemas\/account\.yaml has no `\/LoginPaylod`/m,
    places: 1,
  },
  {
    what: 'a reference to a file that is not there',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('account.yaml#/LoginPayload', 'acount.yaml#/LoginPayload'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*there is no file openapi\/schemas\/acount\.yaml/m,
    places: 1,
  },
  {
    what: 'an operationId that another operation has',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('operationId: logOut', 'operationId: login'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*`login` is taken at openapi\/paths\/account\.yaml:3:18/m,
    places: 1,
  },
  {
    what: 'one operation at two paths',
    file: 'openapi/openapi.yaml',
    change: (text) => text.replace('paths/account.yaml#/logOut', 'paths/account.yaml#/login'),
    says: /^openapi\/openapi\.yaml:\d+:\d+ .*\/user\/loginOut is the call `login`, which is \/user\/login already \(openapi\/openapi\.yaml:\d+:\d+\)/m,
    places: 1,
  },
  {
    what: 'a contract without its first file',
    file: 'openapi/openapi.yaml',
    change: () => undefined,
    says: /^openapi\/openapi\.yaml:1:1 .*missing/m,
    places: 1,
  },
  {
    what: 'a first file that is no YAML',
    file: 'openapi/openapi.yaml',
    change: (text) => text.replace('info:', 'info: ['),
    says: /^openapi\/openapi\.yaml:\d+:\d+ /m,
    places: 1,
  },
  {
    what: 'a contract without its codes',
    file: 'openapi/codes.yaml',
    change: () => undefined,
    says: /^openapi\/codes\.yaml:1:1 .*missing/m,
    places: 1,
  },
  {
    what: 'a language without its texts',
    file: 'locales/ja/codes.json',
    change: () => undefined,
    says: /^locales\/ja\/codes\.json:1:1 .*missing/m,
    places: 1,
  },
  ...['allOf', 'oneOf', 'anyOf'].map((keyword) => ({
    what: `${keyword} at the top of a payload`,
    file: 'openapi/schemas/account.yaml',
    change: payload(`  ${keyword}: [{ type: object }]`),
    says: new RegExp(`^openapi/schemas/account\\.yaml:2:\\d+ .*instead of \`${keyword}\``, 'm'),
    places: 1,
  })),
  {
    what: 'a payload that is no object',
    file: 'openapi/schemas/account.yaml',
    change: payload('  type: string'),
    says: /^openapi\/schemas\/account\.yaml:2:\d+ .*one object/m,
  },
  {
    what: 'members of an allOf of which one refuses the others’ fields',
    file: 'openapi/schemas/account.yaml',
    change: (text) =>
      `${text}\nNobody:\n  allOf:\n    - { type: object, properties: { a: { type: string } } }\n    - { type: object, additionalProperties: false }\n`.replace(
        'LoginPayload:\n  type: object\n  required: [email, password]\n  properties:\n',
        "LoginPayload:\n  type: object\n  required: [email, password]\n  properties:\n    nobody: { $ref: '#/Nobody' }\n",
      ),
    says: /^openapi\/schemas\/account\.yaml:\d+:\d+ .*`additionalProperties: false`/m,
    places: 1,
  },
  {
    what: 'a keyword that no generated validator knows',
    file: 'openapi/schemas/account.yaml',
    change: payload('  type: object\n  minProperties: 2'),
    says: /^openapi\/schemas\/account\.yaml:3:\d+ .*`minProperties`/m,
    places: 1,
  },
  {
    what: 'a limit beside a reference',
    file: 'openapi/schemas/account.yaml',
    change: (text) => text.replace('common.yaml#/Email }', 'common.yaml#/Email, maxLength: 49 }'),
    says: /^openapi\/schemas\/account\.yaml:\d+:\d+ .*`maxLength` next to a `\$ref`/m,
    places: 1,
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
    what: 'a link to a field that the other payload has not',
    file: 'openapi/paths/account.yaml',
    change: (text) => text.replace('requestBody: { refreshToken:', 'requestBody: { refreshTokens:'),
    says: /^openapi\/paths\/account\.yaml:\d+:\d+ .*fills `refreshTokens`, which the payload of `refreshToken` has not/m,
    places: 1,
  },
  {
    what: 'a link to what no answer has',
    file: 'openapi/paths/address.yaml',
    change: (text) => text.replace('#/body/0/id', '#/body/0/ids'),
    says: /^openapi\/paths\/address\.yaml:\d+:\d+ .*`\/body\/0\/ids`, which no answer of `listAddresses` has/m,
    places: 1,
  },
  {
    what: 'a walk through a call that is none',
    file: 'openapi/walks.yaml',
    change: (text) => text.replace('call: saveFavorite', 'call: saveFavourite'),
    says: /^openapi\/walks\.yaml:\d+:\d+ .*not `saveFavourite`/m,
    places: 1,
  },
  {
    what: 'a walk with a code that its call has not',
    file: 'openapi/walks.yaml',
    change: (text) => text.replace('refused: [400]', 'refused: [417]'),
    says: /^openapi\/walks\.yaml:\d+:\d+ .*`closeOrder` is never refused by 417/m,
    places: 1,
  },
  {
    what: 'a walk with an input that nobody gives',
    file: 'openapi/walks.yaml',
    change: (text) => text.replace('$inputs.authKey', '$inputs.letterKey'),
    says: /^openapi\/walks\.yaml:\d+:\d+ .*"\$inputs\.letterKey" is no input/m,
    places: 1,
  },
  {
    what: 'walks that are no YAML',
    file: 'openapi/walks.yaml',
    change: (text) => text.replace('  steps:', '  steps: ['),
    says: /^openapi\/walks\.yaml:\d+:\d+ /m,
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

// Each generates from its own contract, which takes a second.
test.each(isFullRun ? breaks : breaks.filter((_, at) => at % 4 === 0))(
  '$what prints one line with file and place, and no stack trace',
  async ({ file, change, says, places }) => {
    await shortenFor(file);
    await edit(file, change);
    const { code, output } = await generate();
    expect(code).toBe(1);
    expect(output).toMatch(says);
    expect(output).not.toMatch(/^\s+at /m);
    // Besides the places, one line has their number.
    const reported = output.trim().split('\n').length - 1;
    expect(reported).toBe(places ?? reported);
  },
);

test('The command ends with code 1 and writes nothing if the contract is broken', async () => {
  await shortenFor('openapi/paths/account.yaml');
  await edit('openapi/paths/account.yaml', (text) => text.replace('tags: [account]', 'tags: [account'));
  const command = [join(repository, 'contract/generate/main.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^openapi\/paths\/account\.yaml:\d+:\d+ /m);
  expect(stderr).toMatch(/^The contract is broken in 1 place; nothing was written\.$/m);
  await expect(access(join(root, 'generated'))).rejects.toThrow('ENOENT');
});

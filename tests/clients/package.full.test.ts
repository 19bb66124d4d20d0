import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import type { HostOptions } from '#wire/host/host.ts';
import { createSession } from '#wire/host/testing/session.ts';
import { createTestHost } from '#wire/host/testing/test-host.ts';
import { installPackage, type Project } from './install-package.ts';
import { outcomeOf } from './languages.ts';

let project: Project;
beforeAll(async () => {
  project = await installPackage();
});
afterAll(() => project.remove());

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** A server that by default accepts only sealed calls, and records the calls that it answers. */
async function serve({ isDiscoverable = true, ...options }: Partial<HostOptions> & { isDiscoverable?: boolean } = {}) {
  const made: string[] = [];
  const answer = ({ operation: { id }, payload, token, language }: Call): PlainAnswer => {
    made.push(`${id} in ${language}`);
    if (id === 'getBaseToken') return { code: 0, body: { accessToken: 'base-token-000001' } };
    if (id === 'login')
      return { code: 0, body: { accessToken: 'access-token-0001', refreshToken: 'refresh-token-001' } };
    if (id === 'listVehicles')
      return { code: 0, body: payload['searchKey'] ? { total: '1' } : { total: 0, vehicleList: [] } };
    if (id === 'downloadProforma') return { code: 0, body: Buffer.from('%PDF of the proforma') };
    if (id === 'uploadDealerClue') return { code: 0, body: { Status: 100, url: `/files/${token}` } };
    return { code: 400, message: `not ${id}` };
  };
  const { envelope, discovery } = await createSession();
  const { host } = await createTestHost(answer, {
    ...(isDiscoverable && { discovery }),
    envelope,
    acceptsPlain: false,
    validateAnswers: false,
    ...options,
  });
  closing.push(() => host.close());
  return { base: `${await host.listen({ host: '127.0.0.1', port: 0 })}/api`, made };
}

async function baseOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

const node = [
  '--module',
  'nodenext',
  '--lib',
  'es2024',
  '--types',
  'node',
  '--typeRoots',
  resolve('node_modules/@types'),
];

async function compile(text: string, words: readonly string[]) {
  await writeFile(join(project.folder, 'typed.ts'), text);
  const compiler = resolve('node_modules/typescript7/bin/tsc');
  const all = [compiler, '--strict', '--noEmit', '--target', 'es2024', '--ignoreConfig', ...words, 'typed.ts'];
  return outcomeOf(promisify(execFile)(process.execPath, all, { cwd: project.folder }));
}

const program = `
import { connect, downloadProforma, isFailure, listMakes, listVehicles } from '@gariport/client';

const [base, envelope] = process.argv.slice(2);
const { client, logIn, upload } = await connect(base + '/', { language: 'ja', ...(envelope && { envelope }) });
await logIn({ email: 'a@example.com', password: 'Mombasa2026' });
const body = { pageNo: 1, pageSize: 24 };
const { data } = await listVehicles({ client, body });
console.log(JSON.stringify(data));
const wrong = await listVehicles({ client, body: { ...body, searchKey: 'wrong' } });
console.log(wrong.error.name, wrong.error.code);
const refused = await listMakes({ client });
console.log(isFailure(refused.error, 'failed'), refused.error.message);
const proforma = await downloadProforma({ client, body: { id: '1' }, throwOnError: true });
console.log(await proforma.data.text());
if (!envelope) console.log((await upload('uploadDealerClue', { file: new Blob(['picture'], { type: 'image/png' }) })).url);
`;

describe('The packed client', () => {
  test('has no call, validator or fact of the desk', async () => {
    const listing = `import * as calls from '@gariport/client';
      import * as validators from '@gariport/client/validators';
      const names = [calls, calls.operations, validators, validators.validators].flatMap(Object.keys);
      console.log(names.length > 300, names.filter((name) => /^z?staff[A-Z]/i.test(name)).length);`;
    expect((await project.run('desk.mjs', listing)).output.trim()).toBe('true 0');
  });

  test('passes publint', async () => {
    const { messages } = await publint({ pack: { tarball: await readBytes(project.packed) }, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that Node and bundlers resolve for every entry', async () => {
    const read = createPackageFromTarballData(new Uint8Array(await readBytes(project.packed)));
    const analysis = await checkPackage(read);
    expect(analysis.types).toEqual({ kind: 'included' });
    const problems = 'problems' in analysis ? analysis.problems : [];
    // The oldest resolution does not support ES modules, and CommonJS loads them by import().
    const foreign = new Set(['node10', 'node16-cjs']);
    const ours = problems.filter((problem) => !('resolutionKind' in problem && foreign.has(problem.resolutionKind)));
    expect(ours).toEqual([]);
    expect('entrypoints' in analysis && Object.keys(analysis.entrypoints)).toHaveLength(6);
  });

  test('installs zod and nothing else', async () => {
    const installed = await readdir(join(project.folder, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.')).toSorted()).toEqual(['@gariport', 'zod']);
    const notices = await readFile(join(project.folder, 'node_modules/@gariport/client/THIRD-PARTY.txt'), 'utf8');
    expect(notices.match(/^(crypto-js|openapi-fetch)$/gm)).toEqual(['crypto-js', 'openapi-fetch']);
  });

  test('logs in, calls, downloads and uploads in Node, with everything sealed and every answer checked', async () => {
    const { base, made } = await serve();
    const { output } = await project.run('program.mjs', program, [base]);
    expect(output.split('\n')).toEqual([
      '{"total":0,"vehicleList":[]}',
      'ApiFailure unreadable',
      'true not listMakes',
      '%PDF of the proforma',
      '/files/access-token-0001',
      '',
    ]);
    expect(made.slice(0, 3)).toEqual(['getBaseToken in ja', 'login in ja', 'listVehicles in ja']);
  });

  test('makes plain calls to a server that accepts them', async () => {
    const { base, made } = await serve({ acceptsPlain: true, isDiscoverable: false });
    const { output } = await project.run('program.mjs', program, [base, 'plain']);
    expect(output).toContain('{"total":0,"vehicleList":[]}\nApiFailure unreadable\ntrue not listMakes\n%PDF');
    expect(made).toContain('listVehicles in ja');
  });

  test('says in one line what to do if it cannot connect', async () => {
    const { base } = await serve({ isDiscoverable: false });
    const say = `import { connect } from '@gariport/client';
      await connect(process.argv[2]).catch(({ name, message }) => console.log(name, message));`;
    const away = createServer((_request, response) => response.writeHead(502).end('<html>'));
    const page = createServer((_request, response) => response.writeHead(200).end('<html>'));
    const nothingOffered = createServer((_request, response) => response.end('{"partnerId":"p","suites":[]}'));
    const [awayBase, pageBase, emptyBase] = await Promise.all([baseOf(away), baseOf(page), baseOf(nothingOffered)]);
    const messages = [
      [awayBase, `A proxy answers HTTP 502 at ${awayBase}/envelope.json: start the server behind it.`],
      [pageBase, `${pageBase}/envelope.json offers no envelope: give connect the base of the API`],
      [emptyBase, `${emptyBase}/envelope.json offers no envelope: give connect the base of the API`],
      ['http://127.0.0.1:1/api', 'No server answers at http://127.0.0.1:1/api/envelope.json: start the server'],
      [base, 'does not publish its keys. Give connect the envelope that its operator has given you.'],
    ] as const;
    for (const [address, message] of messages) {
      const { output } = await project.run('say.mjs', say, [address]);
      expect(output).toMatch(/^NotConnected [^\n]+\n$/);
      expect(output).toContain(message);
    }
  });

  test('tells developers what was found instead of a usable answer', async () => {
    const page = createServer((_request, response) => response.writeHead(200).end('<html>'));
    const base = await baseOf(page);
    const say = `import { connect, listMakes } from '@gariport/client';
      for (const base of process.argv.slice(2)) {
        const { client } = await connect(base, { envelope: 'plain' });
        const { error } = await listMakes({ client });
        console.log(error.code, error.cause.message);
      }`;
    const { output } = await project.run('found.mjs', say, [base, 'http://127.0.0.1:1/api']);
    expect(output.split('\n')).toEqual([
      `unreadable HTTP 200 at ${base}/common/baseToken is no answer of the contract: give the base of the API.`,
      'unreachable No server answers at http://127.0.0.1:1/api/common/baseToken: start the server.',
      '',
    ]);
  });

  test('aborts a call by its signal, before and during the request', async () => {
    const silent = createServer(() => {});
    const base = await baseOf(silent);
    const give = `import { connect, listMakes } from '@gariport/client';
      const { client } = await connect(process.argv[2], { envelope: 'plain' });
      const later = new AbortController();
      const calls = [AbortSignal.abort(), later.signal].map((signal) => listMakes({ client, signal }));
      setTimeout(() => later.abort(), 50);
      for (const { error } of await Promise.all(calls)) console.log(error.code);`;
    const { output } = await project.run('give-up.mjs', give, [base]);
    silent.closeAllConnections();
    expect(output).toBe('aborted\naborted\n');
  });

  test('answers calls in process, through request handlers of msw', async () => {
    // What a frontend team installs besides: msw, here the repository's own.
    const msw = join(project.folder, 'node_modules/msw');
    await symlink(resolve('node_modules/msw'), msw);
    const { output } = await project.run('mocked.mjs', mocked);
    expect(output.split('\n')).toEqual([
      '3 vehicles',
      'reserved 1',
      '603 priceRisen',
      '400 vehicleGone',
      'own data 0',
      'delayed',
      'unreadable',
      'unreachable',
      '',
    ]);
    // The types of msw itself need those of a page.
    const words = [...node, '--skipLibCheck'];
    expect(await compile(mockedTypes, words)).toEqual({ succeeded: true, output: '' });
    const wrong = await compile(mockedTypes.replace('listMakes', 'listMake').replace('603', '604'), words);
    expect(wrong.output.match(/error TS\d+/g)).toHaveLength(2);
    await unlink(msw);
  });

  test('has validators in Node, for payloads and shapes', async () => {
    const check = `import { validators, zMake } from '@gariport/client/validators';
      const common = { language: 'en', timeZone: 'Africa/Nairobi' };
      const { payload } = validators.listVehicles;
      console.log(payload.safeParse({ pageNo: 1, pageSize: 24, ...common }).success, payload.safeParse(common).success);
      console.log(Object.keys(validators).length, zMake.safeParse({}).success);`;
    const { output } = await project.run('check.mjs', check);
    const { operations } = await import('#generated/operations.ts');
    const ofBuyers = Object.keys(operations).filter((id) => !id.startsWith('staff'));
    expect(output).toBe(`true false\n${ofBuyers.length} false\n`);
  });

  test('exports the wire below the calls', async () => {
    const seal = `import { loadEnvelope, overEnvelope, withTimeout } from '@gariport/client/wire';
      const offer = await (await fetch(process.argv[2] + '/envelope.json')).json();
      const { headers, form } = await (await loadEnvelope(offer)).seal({ method: 'POST', path: '/a', payload: '{}' });
      console.log(headers.Envelope.split(';')[0], form.slice(0, 5), typeof overEnvelope, typeof withTimeout);`;
    const { base } = await serve();
    const { output } = await project.run('seal.mjs', seal, [base]);
    expect(output).toBe('session json= function function\n');
  });
});

const mocked = `
import { codes, connect, listMakes, listOrders, listVehicles, submitOrder } from '@gariport/client';
import { createMock } from '@gariport/client/mock';
import { setupServer } from 'msw/node';

const mock = createMock('http://localhost/api');
const server = setupServer(...mock.handlers);
server.listen({ onUnhandledFrame: 'error' });
const { client, logIn } = await connect('http://localhost/api');
const email = 'otieno@example.com';
await logIn({ email, password: 'Mombasa2026' });
const list = () => listVehicles({ client, body: { pageNo: 1, pageSize: 3 } });
const { data } = await list();
console.log(data.vehicleList.length, 'vehicles');
const body = {
  id: data.vehicleList[0].id, name: 'Otieno', email, phone: '+254712345678', countryCode: 'KE', cityId: '11',
  address: 'Nyali Road 14', payUnit: 'USD', transportType: '1', endPortId: 'p-mba', commitType: 'pc',
};
await submitOrder({ client, body, throwOnError: true });
const orders = await listOrders({ client, body: { pageNo: 1, pageSize: 3, statusDesc: '' } });
console.log('reserved', orders.data.length);
mock.answer('submitOrder', { code: 603 });
const risen = await submitOrder({ client, body });
console.log(risen.error.code, codes[risen.error.code].name);
mock.answer('submitOrder', { code: 400, reason: 'vehicleGone' });
const gone = await submitOrder({ client, body });
console.log(gone.error.code, gone.error.reason);
mock.answer('listVehicles', { body: { total: 0, vehicleList: [] } });
console.log('own data', (await list()).data.total);
mock.answer('listMakes', { delay: 80 });
const started = performance.now();
await listMakes({ client });
console.log(performance.now() - started >= 75 ? 'delayed' : 'at once');
for (const fault of ['bad-sign', 'drop']) {
  mock.answer('listMakes', { fault });
  console.log((await listMakes({ client })).error.code);
}
server.close();
`;
const mockedTypes = `
import { createMock } from '@gariport/client/mock';
const mock = createMock('http://localhost/api');
mock.answer('listMakes', { delay: 1 });
mock.answer('submitOrder', { code: 603, fault: 'drop' });
export const { handlers } = mock;
`;

const typed = `
import { connect, listVehicles, submitOrder, type VehicleCard } from '@gariport/client';
import { validators } from '@gariport/client/validators';
import { loadEnvelope } from '@gariport/client/wire';

export async function names(base: string): Promise<VehicleCard['name'][]> {
  const { client, logIn } = await connect(base, { language: 'zh' });
  await logIn({ email: 'a@example.com', password: 'Mombasa2026' });
  const { data, error } = await listVehicles({ client, body: { pageNo: 1, pageSize: 24 } });
  if (error) throw new Error(\`\${error.code} \${error.operationId} \${error.message}\`);
  return data.vehicleList.map(({ name }) => name);
}
export const known = [validators.login, loadEnvelope];
`;
const mistaken = `${typed}
export const asked = async () => listVehicles({ client: (await connect('')).client, body: { pageNo: '1', pageSize: 24 } });
export const ordered = async () => (await submitOrder({ body: {} as never, throwOnError: true })).data.deposit;
`;

describe('The types of the packed client', () => {
  const bundler = ['--module', 'preserve', '--lib', 'es2024,dom,dom.iterable', '--types', ''];

  test.each([
    ['Node', node],
    ['a bundler', bundler],
  ])('pass the strict compiler in %s, which rejects what the contract forbids', async (_where, words) => {
    expect(await compile(typed, words)).toEqual({ succeeded: true, output: '' });
    const { output } = await compile(mistaken, words);
    expect(output.match(/error TS\d+.*/g)).toEqual([
      expect.stringContaining("'string' is not assignable to type 'number'"),
      expect.stringContaining("'deposit' does not exist"),
    ]);
  });
});

test('A bundler makes a page that has only its call and fetches crypto-js only on demand', async () => {
  await writeFile(join(project.folder, 'page.js'), program.replace('process.argv.slice(2)', '[globalThis.base]'));
  const built = await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', rolldownOptions: { input: join(project.folder, 'page.js') } },
  });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const scripts = chunks.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const entry = scripts.find(({ isEntry }) => isEntry);
  const modulesOf = (pattern: RegExp) => scripts.filter(({ moduleIds }) => moduleIds.some((id) => pattern.test(id)));
  expect(entry?.imports.filter((name) => name.startsWith('node:'))).toEqual([]);
  expect(modulesOf(/node-network|clients\/typescript\/node\.js/)).toEqual([]);
  expect(modulesOf(/zod\/v4\/classic/)).toEqual([]);
  expect(modulesOf(/bundled\/crypto-js/).length).toBeGreaterThan(0);
  expect(modulesOf(/bundled\/crypto-js/)).not.toContain(entry);
  expect(modulesOf(/calls\/submit-order/)).toEqual([]);
});

describe('package:client', () => {
  async function packIn(root: string, words: string[] = []) {
    const command = [resolve('contract/package/main.ts'), ...words];
    return outcomeOf(promisify(execFile)(process.execPath, command, { cwd: root }));
  }

  test('refuses a contract that changed after generation, in one line that says what to do', async () => {
    const root = await mkdtemp(join(tmpdir(), 'gariport-stale-'));
    for (const name of ['openapi', 'locales', 'generated']) await cp(name, join(root, name), { recursive: true });
    const codes = join(root, 'openapi/codes.yaml');
    await writeFile(codes, (await readFile(codes, 'utf8')).replace('client: refresh', 'client: signOut'));
    const { succeeded, output } = await packIn(root);
    expect(succeeded).toBe(false);
    expect(output).toBe(
      'generated/ is not what the contract generates (generated/codes.ts): run `npm run generate`, then pack again. Nothing was packed.\n',
    );
    expect(await readdir(root)).not.toContain('build');
    await rm(root, { recursive: true });
  });

  test('refuses unknown arguments', async () => {
    expect(await packIn(process.cwd(), ['--publish'])).toEqual({
      succeeded: false,
      output: 'package:client takes no arguments, but got --publish.\n',
    });
  });
});

/** As `ArrayBuffer`, which publint and attw expect. */
async function readBytes(file: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(file)).buffer;
}

import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runTool } from '#contract/tool/run.ts';
import type { Report } from '#contract/report/report.ts';

// Each test runs git and reads the document twice, which takes seconds on a busy machine.
let root: string;

function git(...words: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], { cwd: root });
}

async function replace(from: string, to: string, file = 'openapi.yaml'): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-tool-'));
  await cp(join(import.meta.dirname, 'openapi.yaml'), join(root, 'openapi.yaml'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
});
beforeEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '-fd');
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('The tool in a repository with one plain document', () => {
  test('reports a breaking change at its line, with the version it needs', async () => {
    await replace('        detail: { type: string }\n', '');
    const { code, out, error } = await runTool(root, ['report', 'main', '--', 'openapi.yaml']);
    expect(code).toBe(1);
    expect(out).toMatch(/^\*\*Major\*\*: 1\.2\.0 → 2\.0\.0; 1 breaking, 0 new, 0 cosmetic\n/);
    expect(out).toContain('`Problem.detail` removed — hits readers (openapi.yaml:128');
    expect(out).not.toContain('Screens affected');
    expect(error).toContain('The verdict is major');
  });

  test('finds the document by itself, and says nothing of an unchanged one', async () => {
    const { code, out } = await runTool(root, ['report', 'main', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out) as Report).toMatchObject({ verdict: 'none', changes: [], document: 'openapi.yaml' });
  });

  test('compares the files that the document refers to', async () => {
    await writeFile(join(root, 'kinds.yaml'), 'Kind: { type: string, enum: [novel, comic] }\n');
    await replace("kind: { $ref: '#/components/schemas/Kind' }", 'kind: { $ref: kinds.yaml#/Kind }');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'split');
    await writeFile(join(root, 'kinds.yaml'), 'Kind: { type: string, enum: [novel] }\n');
    const { out } = await runTool(root, ['report', 'HEAD', '--fail-on', 'none']);
    git('reset', '--quiet', '--hard', 'HEAD~');
    expect(out).toContain('loses "comic"');
  });

  test('counts approvals beside the document once they are in the base', async () => {
    await replace('        detail: { type: string }\n', '');
    const { out } = await runTool(root, ['report', 'main', '--format', 'json']);
    const [change] = (JSON.parse(out) as Report).changes;
    await writeFile(
      join(root, 'approved-breaks.yaml'),
      `- { break: ${change?.id}, by: Ann, why: Unused., until: 2999-01-01 }\n`,
    );
    const own = await runTool(root, ['report', 'main']);
    expect(own.code).toBe(1);
    expect(own.error).toContain('approved-breaks.yaml:1:');
  });

  test('counts approvals beside a document in a folder, whose owners CODEOWNERS names', async () => {
    const folder = join(root, 'services/cars');
    await mkdir(folder, { recursive: true });
    await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'));
    git('add', '--all');
    git('commit', '--quiet', '--message', 'cars');
    await replace('        detail: { type: string }\n', '', 'services/cars/openapi.yaml');
    const first = await runTool(folder, ['report', 'HEAD', '--format', 'json']);
    const [change] = (JSON.parse(first.out) as Report).changes;
    await writeFile(
      join(folder, 'approved-breaks.yaml'),
      `- { break: ${change?.id}, by: '@ann', why: Unused., until: 2999-01-01 }\n`,
    );
    await writeFile(join(root, 'CODEOWNERS'), '* @bob\n/services/cars/ @ann\n');
    git('add', 'CODEOWNERS', 'services/cars/approved-breaks.yaml');
    git('commit', '--quiet', '--message', 'approve');
    const { code, error } = await runTool(folder, ['report', 'HEAD']);
    git('reset', '--quiet', '--hard', 'HEAD~2');
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  test('refuses a missing file and a document of another kind', async () => {
    expect(await runTool(root, ['report', 'main', '--', 'api.yaml'])).toMatchObject({
      code: 2,
      error: 'main has no api.yaml.\n',
    });
    await replace('openapi: 3.0.3', "swagger: '2.0'");
    const { code, error } = await runTool(root, ['report', 'main']);
    expect({ code, error }).toMatchObject({ code: 2, error: expect.stringContaining('openapi.yaml:1:1') });
  });

  test('lints with file, line and column', async () => {
    expect(await runTool(root, ['lint'])).toMatchObject({ code: 0, error: '' });
    await replace('enum: [title, year]', 'enum: [title, year], default: age');
    const { code, error } = await runTool(root, ['lint']);
    expect(code).toBe(1);
    expect(error).toMatch(/^openapi\.yaml:24:\d+ {2}The default "age" is none of \["title","year"\]/);
  });

  test('finds generated files that are outdated, and leaves them as they were', async () => {
    const command = `node -e "fs.mkdirSync('out',{recursive:true});fs.copyFileSync('openapi.yaml','out/api.yaml')"`;
    execFileSync(command, { cwd: root, shell: true });
    expect(await runTool(root, ['drift', command, 'out'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('not committed  out/api.yaml'),
    });
    git('add', '--all');
    expect(await runTool(root, ['drift', command, 'out'])).toMatchObject({ code: 0 });
    await writeFile(join(root, 'out/api.yaml'), 'old');
    expect(await runTool(root, ['drift', command, 'out'])).toMatchObject({
      code: 1,
      error: expect.stringContaining('differs        out/api.yaml'),
    });
    expect(await readFile(join(root, 'out/api.yaml'), 'utf8')).toBe('old');
  });

  test('names its commands, and refuses others', async () => {
    expect((await runTool(root, [])).out).toContain('report BASE [HEAD]');
    expect(await runTool(root, ['publish'])).toMatchObject({
      code: 2,
      error: 'There is no command publish. See --help.\n',
    });
  });
});

describe('The verification of a plain document', () => {
  const book = { id: 'b1', title: 'Sula', lentTo: null };
  let isFaulty = false;
  const server: Server = createServer((request, response) => {
    const answer = (
      status: number,
      body?: unknown,
      type = status < 300 ? 'application/json' : 'application/problem+json',
    ) => {
      response.writeHead(status, { 'Content-Type': type, 'X-Total': '1' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    };
    const refuse = (status: number) => answer(status, { title: 'Refused' });
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      if (request.method === 'GET' && pathname === '/books') {
        const limit = searchParams.get('limit');
        if (limit !== null && !(Number(limit) > 0 && Number(limit) <= 100) && !isFaulty) return refuse(400);
        const sort = searchParams.get('sort');
        if (sort !== null && !['title', 'year'].includes(sort)) return refuse(400);
        return answer(200, [isFaulty ? { ...book, id: 1 } : book]);
      }
      if (request.headers['x-key'] !== 'secret' && !isFaulty) return refuse(401);
      if (request.method === 'GET') return answer(200, book);
      if (request.method === 'DELETE') return answer(isFaulty ? 202 : 204);
      const { title, shelf, year, kind } = JSON.parse(text || '{}') as Record<string, unknown>;
      const isTitle = typeof title === 'string' && title.length <= 200;
      if (request.method === 'PATCH') {
        const isChange =
          (title === undefined || isTitle) && (shelf === null || ['string', 'undefined'].includes(typeof shelf));
        return isChange ? answer(204) : refuse(400);
      }
      const isBook =
        isTitle &&
        (year === undefined || Number.isInteger(year)) &&
        (kind === undefined || kind === 'novel' || kind === 'comic');
      return isBook || isFaulty ? answer(201, book) : refuse(409);
    });
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => server.close());

  const verify = async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const words = ['verify', url, '--header', 'X-Key: secret', '--json', '--', 'openapi.yaml'];
    const { out } = await runTool(root, words);
    const { findings } = JSON.parse(out) as { findings: { operation: string; case: string; problem: string }[] };
    return findings.map(({ operation, case: name, problem }) => `${operation}, ${name}: ${problem}`);
  };

  // More than a hundred requests.
  test('passes a sound server, and finds what is wrong with another', async () => {
    expect(await verify()).toEqual([]);
    isFaulty = true;
    expect(await verify()).toEqual(
      expect.arrayContaining([
        'listBooks, limit: 999999999: accepted with status 200',
        'listBooks, required values only: status 200: 0.id: must be string',
        'addBook, no field: accepted with status 201',
        'addBook, without credentials: status 201 instead of 401 or 403',
        'removeBook, required values only: status 202 is not described',
      ]),
    );
  });
});

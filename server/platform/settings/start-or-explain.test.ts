import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { reasonOf, startOrExplain } from './start-or-explain.ts';
import { StartRefused } from '#wire/host/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'gariport-explain-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a start in its own process, since a failed start ends its process. */
function start(failing: string, dataDir = folder): { status: number | null; out: string; error: string } {
  const script = `
    import { startOrExplain } from './server/platform/settings/start-or-explain.ts';
    import { StartRefused } from './wire/host/start.ts';
    await startOrExplain(async () => { ${failing} });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, out: stdout, error: stderr };
}

test('A refusal is printed unchanged in one line, and ends what was started', () => {
  const { status, error } = start(`setInterval(() => {}, 1000); throw new StartRefused('No port.\\n  Set PORT.')`);
  expect([status, error]).toEqual([1, 'No port. Set PORT.\n']);
});

test('An unexpected error is one line too, with its stack in the log and its payload nowhere', () => {
  const { status, out, error } = start(
    `throw Object.assign(new Error('broken\\n at many\\n lines'), { query: 'insert', params: ['hunter2'] })`,
  );
  expect([status, out]).toEqual([1, '']);
  const path = join(folder, 'failed-start.log');
  expect(error).toBe(`Cannot start: broken. Fix this if you can, and start again. Details: ${path}\n`);
  const log = readFileSync(path, 'utf8');
  expect(JSON.parse(log)).toMatchObject({
    level: 'fatal',
    err: { type: 'Error', stack: expect.stringContaining('at ') },
  });
  expect(log).not.toMatch(/hunter2|insert/);
});

test('Neither output contains a secret from an error', () => {
  const { error } = start(`throw new Error('postgres://gariport:hunter2@db.example refused')`);
  expect(error).toContain('postgres://gariport:[removed]@db.example refused');
  expect(readFileSync(join(folder, 'failed-start.log'), 'utf8')).not.toContain('hunter2');
});

test('If details cannot be written to the folder, they are printed', () => {
  const { out, error } = start(`throw new Error('broken')`, join(folder, 'failed-start.log', 'below'));
  expect(JSON.parse(out)).toMatchObject({ level: 'fatal' });
  expect(error).toMatch(/^Cannot start: broken\. .* Details: the line of the log before this\n$/);
});

test('Of several failures the first is reported, and a very long one is truncated', () => {
  const all = start(`throw new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9'), new Error('b')])`);
  expect(all.error).toContain('Cannot start: connect ECONNREFUSED 127.0.0.1:9. ');
  expect(start(`throw new Error('x'.repeat(100_000))`).error.length).toBeLessThan(600);
});

describe('A start', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Collects the output per stream and the exit status. */
  async function explain(error: unknown, env: Record<string, string>) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    await startOrExplain(async () => {
      throw error;
    });
    return {
      printed: printed.mock.calls.map(([line]) => String(line)),
      written: written.mock.calls.map(([line]) => String(line)),
      status: exit.mock.calls.map(([status]) => status),
    };
  }

  test('A successful start prints nothing and continues', async () => {
    const exit = vi.spyOn(process, 'exit');
    const printed = vi.spyOn(console, 'error');
    const succeed = vi.fn<() => Promise<void>>(async () => undefined);
    await startOrExplain(succeed);
    expect(succeed).toHaveBeenCalledOnce();
    expect(exit).not.toHaveBeenCalled();
    expect(printed).not.toHaveBeenCalled();
  });

  test('A refusal is printed as its own trimmed line, and nothing goes to the log', async () => {
    const data = join(folder, 'refused');
    const { printed, written, status } = await explain(new StartRefused(' No port. \n\n Set PORT. '), {
      DATA_DIR: data,
    });
    expect(printed).toEqual(['No port. Set PORT.']);
    expect(written).toEqual([]);
    expect(status).toEqual([1]);
    expect(existsSync(data)).toBe(false);
  });

  test('Details go into a file readable by its owner only, in a folder created for it', async () => {
    const data = join(folder, 'deep', 'data');
    const { printed, written } = await explain(new Error('broken.: '), { DATA_DIR: data, NODE_ENV: 'development' });
    const path = join(data, 'failed-start.log');
    const advice = 'Fix this if you can, and start again.';
    expect(printed).toEqual([`Cannot start: broken. ${advice} Details: ${path}`]);
    expect(written).toEqual([]);
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    const line = readFileSync(path, 'utf8');
    expect(line).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: 'fatal',
      message: `Cannot start: broken. ${advice}`,
      err: expect.objectContaining({ type: 'Error', message: 'broken.: ' }),
    });
  });

  test('In production the details are a line of the log', async () => {
    const data = join(folder, 'production');
    const cause = new Error('why');
    const { printed, written } = await explain(new StartRefused('No key.', { cause }), {
      DATA_DIR: data,
      NODE_ENV: 'production',
    });
    expect(printed).toEqual(['No key. Details: the line of the log before this']);
    expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 'fatal', message: 'No key.' }]);
    expect(existsSync(data)).toBe(false);
  });

  test('A line of 400 characters is printed whole, and a longer one is truncated', async () => {
    const env = { NODE_ENV: 'production' };
    expect((await explain(new StartRefused('x'.repeat(400)), env)).printed).toEqual(['x'.repeat(400)]);
    vi.restoreAllMocks();
    expect((await explain(new StartRefused('x'.repeat(401)), env)).printed).toEqual([`${'x'.repeat(400)}…`]);
  });
});

test.each([
  [new Error('first line.\nsecond line'), 'first line'],
  [new Error('a: b.c d . : '), 'a: b.c d'],
  [new RangeError(''), 'RangeError'],
  [new AggregateError([new Error('one'), new Error('two')]), 'one'],
  [new AggregateError([new Error('one')], 'all of them'), 'all of them'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
])('%o gives its reason in a few words', (error, words) => {
  expect(reasonOf(error)).toBe(words);
});

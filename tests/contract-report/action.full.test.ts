import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { packTool } from '#contract/tool/pack-tool.ts';
import { openRepository, type Repository } from './repository.ts';

const root = process.cwd();
const folder = join(root, 'deploy/contract-report');
const packageName = '@gariport/contract@0.1.0';
const yardSchemas = 'openapi/schemas/yard.yaml';
let repository: Repository;
/** Where the script finds the package as installed. */
let home: string;

beforeAll(async () => {
  repository = await openRepository();
  home = await mkdtemp(join(tmpdir(), 'gariport-home-'));
  await packTool(root, home);
  const modules = join(home, '.contract-tool/-gariport-contract-0.1.0/node_modules');
  await mkdir(join(modules, '@gariport'), { recursive: true });
  await cp(join(home, 'tool'), join(modules, '@gariport/contract'), { recursive: true });
  await symlink(join(root, 'node_modules/@redocly'), join(modules, '@redocly'));
}, 120_000);
afterAll(async () => {
  await repository.close();
  await rm(home, { recursive: true });
});
afterEach(() => {
  repository.git('switch', '--quiet', 'main');
  if (repository.git('branch', '--list', 'change') !== '') repository.git('branch', '--quiet', '-D', 'change');
  repository.reset();
});

/** A branch with one change, while its base branch continues. */
async function branch(from: string, to: string): Promise<void> {
  repository.git('switch', '--quiet', '-c', 'change');
  await repository.replace(yardSchemas, from, to);
  repository.git('commit', '--quiet', '--all', '--message', 'change');
  repository.git('switch', '--quiet', 'main');
  await repository.replace('openapi/codes.yaml', 'shows: caller', 'shows: toast');
  repository.git('commit', '--quiet', '--all', '--message', 'meanwhile');
  repository.git('switch', '--quiet', 'change');
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script like a CI runner: with these variables only. */
function runIn(script: string, env: Record<string, string>): Ended {
  const { PATH = '' } = process.env;
  return spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: repository.root,
    encoding: 'utf8',
    env: { PATH, HOME: home, CONTRACT_PACKAGE: packageName, ...env },
  });
}

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Action {
  inputs: Record<string, { default: string }>;
  outputs: Record<string, { value: string }>;
  runs: { using: string; steps: Step[] };
}

describe('The GitHub action', () => {
  const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Action;
  const step = action.runs.steps.find(({ id }) => id === 'report');

  /** The step of the action, with its inputs filled in. */
  async function run(inputs: Record<string, string>): Promise<Ended & { summary: string; outputs: string }> {
    const files = {
      GITHUB_STEP_SUMMARY: join(repository.root, '.git/summary'),
      GITHUB_OUTPUT: join(repository.root, '.git/outputs'),
    };
    for (const file of Object.values(files)) await writeFile(file, '');
    const given = Object.entries(step?.env ?? {}).map(([name, value]) => {
      const input = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value)?.[1] ?? '';
      return [name, inputs[input] ?? action.inputs[input]?.default ?? ''] as const;
    });
    const env = { ...Object.fromEntries(given), ...files, GITHUB_ACTIONS: 'true', GITHUB_ACTION_PATH: folder };
    const ended = runIn(step?.run ?? 'exit 9', env);
    return {
      ...ended,
      summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
      outputs: readFileSync(files.GITHUB_OUTPUT, 'utf8'),
    };
  }

  test('stops a breaking change, at its line, with the report in the summary', async () => {
    await branch('maxItems: 5', 'maxItems: 3');
    const { status, stdout, stderr, summary, outputs } = await run({ base: 'main', head: 'change' });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error file=openapi\/schemas\/yard\.yaml,line=12,title=Breaking%3A limit-[0-9a-f]{8}::listCars: /,
    );
    expect(stderr).toBe(
      'The verdict is major, which --fail-on major does not let pass.\ninfo.version is 1.4.0: move it to 2.0.0 or beyond in openapi/openapi.yaml.\n',
    );
    expect(summary).toMatch(/^\*\*Major\*\*: 1\.4\.0 → 2\.0\.0; 1 breaking, 0 new, 0 cosmetic\n/);
    expect(outputs).toBe('verdict=major\nunapproved=major\n');
    expect(readFileSync(join(repository.root, 'contract-report/report.sarif'), 'utf8')).toContain('"2.1.0"');
  });

  test('passes a change that is documented, and requires the changelog if configured', async () => {
    await branch('    similar:\n', '    doors: { type: integer }\n    similar:\n');
    await repository.replace('openapi/openapi.yaml', 'version: 1.4.0', 'version: 1.5.0');
    repository.git('commit', '--quiet', '--all', '--message', 'version');
    const inputs = { base: 'main', head: 'change' };
    expect(await run(inputs)).toMatchObject({
      status: 0,
      stdout: '',
      stderr: '',
      outputs: 'verdict=minor\nunapproved=minor\n',
    });
    const undocumented = await run({ ...inputs, changelog: 'check' });
    expect(undocumented.status).toBe(1);
    expect(undocumented.stderr).toMatch(/^openapi\/changelog\.md:1:1: It does not list the changes of 1\.5\.0: /);
  });

  test('reports missing inputs in one line', async () => {
    await branch('maxItems: 5', 'maxItems: 3');
    const nothing = await run({ base: '', head: 'change' });
    expect(nothing).toMatchObject({
      status: 2,
      stderr: 'Set CONTRACT_BASE to the target revision, such as origin/main.\n',
    });
    repository.git('switch', '--quiet', '--orphan', 'apart');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'apart');
    const apart = await run({ base: 'main', head: 'apart' });
    repository.git('switch', '--quiet', '--force', 'change');
    repository.git('branch', '-D', 'apart');
    expect(apart.status).toBe(2);
    expect(apart.stderr).toBe(
      'git knows no common ancestor of main and apart: fetch the whole history (fetch-depth: 0, GIT_DEPTH: 0).\n',
    );
  });

  test('uses each input, sets each output, pins each action, and has an executable script', () => {
    expect(action.runs.using).toBe('composite');
    const used = Object.values(step?.env ?? {}).map((value) => /inputs\.([a-z-]+)/.exec(value)?.[1] ?? '');
    expect([...used, 'sarif'].toSorted()).toEqual(Object.keys(action.inputs).toSorted());
    const script = readFileSync(join(folder, 'report.sh'), 'utf8');
    for (const name of Object.keys(step?.env ?? {})) expect(script).toContain(name);
    for (const name of Object.keys(action.outputs)) expect(script).toContain(`${name}=`);
    for (const { uses = '' } of action.runs.steps.filter((one) => one.uses)) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect(statSync(join(folder, 'report.sh')).mode & 0o111).toBe(0o111);
  });
});

describe('The GitLab template', () => {
  const [head, body] = parseAllDocuments(readFileSync(join(folder, 'gitlab.yml'), 'utf8')).map(
    (document) => document.toJS() as unknown,
  );
  const { inputs } = (head as { spec: { inputs: Record<string, { default?: string }> } }).spec;
  const job = (
    body as Record<
      string,
      { script: string[]; variables: Record<string, string | number>; artifacts: { reports: Record<string, string> } }
    >
  )['contract-report'];

  /** The script of the template, with its inputs filled in; the tool is already installed. */
  function run(given: Record<string, string>): Ended {
    const put = (text: string) =>
      text.replaceAll(
        /\$\[\[ inputs\.([a-z-]+) \]\]/g,
        (_, name: string) => given[name] ?? inputs[name]?.default ?? '',
      );
    const variables = Object.entries(job?.variables ?? {}).map(([name, value]) => [name, put(String(value))] as const);
    const script = (job?.script ?? ['exit 9']).map(put).join('\n');
    return runIn(script, {
      ...Object.fromEntries(variables),
      CONTRACT_TOOL: root,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: repository.git('rev-parse', 'main'),
    });
  }

  test('stops a breaking change, and writes GitLab’s test and code quality reports', async () => {
    await branch('maxItems: 5', 'maxItems: 3');
    const { status, stdout, stderr } = run({});
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('The verdict is major');
    const { junit = '', codequality = '' } = job?.artifacts.reports ?? {};
    expect(readFileSync(join(repository.root, junit), 'utf8')).toContain('failures="2"');
    const entries = JSON.parse(readFileSync(join(repository.root, codequality), 'utf8')) as { location: unknown }[];
    expect(entries.map(({ location }) => location)).toEqual([{ path: yardSchemas, lines: { begin: 12 } }]);
  });

  test('passes what its inputs allow', async () => {
    await branch('maxItems: 5', 'maxItems: 3');
    await repository.replace('openapi/openapi.yaml', 'version: 1.4.0', 'version: 2.0.0');
    repository.git('commit', '--quiet', '--all', '--message', 'version');
    expect(run({ 'fail-on': 'none' })).toMatchObject({ status: 0, stderr: '' });
    expect(run({ 'fail-on': 'none', changelog: 'check' }).status).toBe(1);
  });
});

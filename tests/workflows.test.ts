import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { group: string; 'cancel-in-progress': boolean | string };
  jobs: Record<string, Job>;
}

const texts = globSync('.github/workflows/*.yml').map((path) => [path, readFileSync(path, 'utf8')] as const);
const read = (text: string) => parse(text) as Workflow;

describe.each(texts)('%s', (_path, text) => {
  const workflow = read(text);
  const jobs = Object.values(workflow.jobs);

  test('may only read the repository, except in jobs that run nothing of the branch', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { permissions, steps } of jobs.filter((job) => job.permissions)) {
      expect(permissions).toEqual({ 'pull-requests': 'write' });
      expect(steps.filter(({ uses, run = '' }) => uses !== undefined || /\b(npm|npx|node)\b/.test(run))).toEqual([]);
    }
  });

  test('pins each action to a commit, next to its version', () => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, name]) => name);
    expect(used.filter((name = '') => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  });

  test('limits the time of its jobs, and cancels those of older pushes', () => {
    expect(jobs.map((job) => job['timeout-minutes'])).toEqual(jobs.map(() => expect.any(Number)));
    expect(workflow.concurrency.group).toMatch(/github\.(ref|event\.pull_request\.number)/);
    expect(String(workflow.concurrency['cancel-in-progress'])).toMatch(/true|pull_request/);
  });

  test('leaves no token behind, and puts no untrusted text into a script', () => {
    const steps = jobs.flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

test('the nightly workflow sets the rounds of every randomised test', () => {
  const tests = globSync('{server,tests}/**/*.test.ts').map((path) => readFileSync(path, 'utf8'));
  const rounds = tests.flatMap((text) => text.match(/(?<=process\.env\[')[A-Z]+_ROUNDS/g) ?? []);
  const { jobs } = read(readFileSync('.github/workflows/full.yml', 'utf8'));
  const set = jobs['everything']?.steps.flatMap(({ env = {} }) => Object.keys(env));
  expect(set).toEqual(expect.arrayContaining(rounds));
});

describe('the contract’s workflow', () => {
  const workflow = read(readFileSync('.github/workflows/contract.yml', 'utf8'));
  const steps = workflow.jobs['report']?.steps ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'gariport-workflow-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('compares with the merge base', () => {
    const left = steps.find(({ run }) => run?.includes('git merge-base "$BASE" "$HEAD"'));
    expect(left?.env?.['BASE']).toContain('pull_request.base.sha');
    const compared = steps.filter(({ run }) => run?.includes('/contract/'));
    expect(compared.length).toBeGreaterThan(0);
    for (const { env } of compared) expect(env?.['BASE']).toBe('${{ steps.left.outputs.commit }}');
  });

  test('runs the tool of the base with the approvals of the base, also for each change of a merge queue', () => {
    const commands = steps.flatMap(({ run = '' }) => run.match(/node .*\/main\.ts.*/g) ?? []);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) expect(command).toMatch(/^node "\$RUNNER_TEMP\/base\/contract\//);
    for (const command of commands.filter((one) => one.includes('report/main'))) {
      expect(command).toContain('--approvals "$TARGET"');
    }
    expect(workflow.on).toHaveProperty('merge_group');
    const bases = steps.flatMap(({ env }) => [env?.['TARGET'] ?? []].flat());
    for (const base of bases) expect(base).toContain('merge_group.base_sha');
  });

  test('always checks the version, requires approval for breaks, and the changelog', () => {
    const stop = steps.find(({ run }) => run?.includes('--require-version'));
    expect(stop?.run).toContain('--annotate');
    expect(stop?.run).not.toContain('--fail-on');
    expect(stop).not.toHaveProperty('if');
    const changelog = steps.find(({ run }) => run?.includes('changelog/main.ts'));
    expect(changelog?.run).toMatch(/--check$/);
    expect(changelog).not.toHaveProperty('if');
  });

  /** Runs the commenting step with a `gh` that returns these comments and records its arguments. */
  function comment(existing: string): string {
    const [step] = workflow.jobs['comment']?.steps ?? [];
    const asked = join(folder, 'asked');
    writeFileSync(asked, '');
    const gh = `#!/bin/bash\nif [[ "$*" == *--paginate* ]]; then echo -n "$EXISTING"; else echo "$*" >> ${asked}; fi\n`;
    writeFileSync(join(folder, 'gh'), gh);
    chmodSync(join(folder, 'gh'), 0o755);
    const env = { COMMENTS: 'comments-of-1', COMMENT: 'comments', MARKER: String(step?.env?.['MARKER']) };
    execFileSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'exit 1'], {
      cwd: folder,
      env: { ...env, PATH: `${folder}:${process.env['PATH']}`, EXISTING: existing, REPORT: '**Minor** `$(id)`' },
    });
    return readFileSync(asked, 'utf8');
  }

  test('updates its own comment, found by a hidden marker', () => {
    expect(comment('77\n')).toContain('--method PATCH comments/77 --field body=@comment.md');
    expect(readFileSync(join(folder, 'comment.md'), 'utf8')).toBe('<!-- contract-report -->\n**Minor** `$(id)`\n');
  });

  test('writes a comment if it has none yet, even after comments of others', () => {
    expect(comment('')).toContain('--method POST comments-of-1 --field body=@comment.md');
  });
});

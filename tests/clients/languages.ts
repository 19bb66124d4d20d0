import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { isFullRun } from '../scope.ts';

type Command = readonly [program: string, ...words: string[]];

/** A client of `clients/`, and how to run it. */
interface Language {
  name: string;
  folder: string;
  /** Succeeds if the language is installed. */
  probe: Command;
  /** Prepares the client once before it runs; it may write into `build`. */
  build: (build: string) => Command;
  checksVectors: (build: string, vectors: string) => Command;
  reserves: (build: string, base: string) => Command;
  downloads: (build: string, base: string) => Command;
}

export const languages: readonly Language[] = [
  {
    name: 'Python',
    folder: 'clients/python',
    probe: ['python3', '-c', 'import cryptography'],
    build: () => ['python3', '-m', 'py_compile', 'wire.py'],
    checksVectors: (_build, vectors) => ['python3', 'check_vectors.py', vectors],
    reserves: (_build, base) => ['python3', 'wire.py', base],
    downloads: (_build, base) => ['python3', 'check_download.py', base],
  },
  {
    name: 'Java',
    folder: 'clients/java',
    probe: ['javac', '--release', '17', '--version'],
    build: (build) => ['javac', '-d', build, 'Wire.java', 'CheckVectors.java', 'CheckDownload.java'],
    checksVectors: (build, vectors) => ['java', '-cp', build, 'CheckVectors', vectors],
    reserves: (build, base) => ['java', '-cp', build, 'Wire', base],
    downloads: (build, base) => ['java', '-cp', build, 'CheckDownload', base],
  },
  {
    name: 'Go',
    folder: 'clients/go',
    probe: ['go', 'version'],
    build: (build) => ['go', 'build', '-o', join(build, 'wire'), 'wire.go'],
    checksVectors: () => ['go', 'test', '-v', '-count=1', 'wire.go', 'wire_test.go'],
    reserves: (build, base) => [join(build, 'wire'), base],
    downloads: (_build, base) => ['go', 'test', '-v', '-run=Download', 'wire.go', 'wire_test.go', '-args', base],
  },
];

/** Other languages must be compiled first, so they run only in a full run; Python starts within a second. */
export const quickLanguages = languages.filter(({ name }) => isFullRun || name === 'Python');

export function isHere({ name, probe: [program, ...words] }: Language): boolean {
  const { status } = spawnSync(program, words, { stdio: 'ignore' });
  if (status !== 0) console.log(`${name} is not on this machine: its client was skipped.`);
  return status === 0;
}

/** The result of a run. */
export interface Outcome {
  succeeded: boolean;
  /** All its output, including errors. */
  output: string;
}

export interface BuiltClient {
  checkVectors(): Promise<Outcome>;
  /** Logs in, lists vehicles and reserves one. */
  reserve(base: string): Promise<Outcome>;
  /** Downloads the proformas of the orders 1 to 3, and prints each or its failure. */
  download(base: string): Promise<Outcome>;
  remove(): Promise<void>;
}

const execute = promisify(execFile);

export async function outcomeOf(running: Promise<{ stdout: string; stderr: string }>): Promise<Outcome> {
  try {
    const { stdout, stderr } = await running;
    return { succeeded: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    return { succeeded: false, output: stdout + stderr || message };
  }
}

export async function buildClient(language: Language): Promise<BuiltClient> {
  const build = await mkdtemp(join(tmpdir(), 'gariport-client-'));
  const environment = {
    GARIPORT_EMAIL: 'wanjiku.kamau@example.com',
    GARIPORT_PASSWORD: 'Mombasa2026',
    // Keeps the files of a run out of our folders.
    PYTHONPYCACHEPREFIX: build,
    GO111MODULE: 'off',
  };

  async function run([program, ...words]: Command): Promise<Outcome> {
    const options = { cwd: language.folder, env: { ...process.env, ...environment } };
    return outcomeOf(execute(program, words, options));
  }

  const { succeeded, output } = await run(language.build(build));
  if (!succeeded) throw new Error(`The client in ${language.name} cannot be built: ${output}`);
  return {
    checkVectors: () => run(language.checksVectors(build, resolve('tests/vectors'))),
    reserve: (base) => run(language.reserves(build, base)),
    download: (base) => run(language.downloads(build, base)),
    remove: () => rm(build, { recursive: true }),
  };
}

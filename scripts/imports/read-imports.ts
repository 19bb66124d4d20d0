import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** One file takes something from another: a value or a type. Both are paths below the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

export interface Violation {
  readonly rule: { readonly name: string };
  readonly from: string;
  readonly to: string;
  readonly cycle?: readonly { readonly name: string }[];
}

export interface Imports {
  /** Between our files, except generated files. */
  readonly imports: readonly Import[];
  /** Imports that the rules forbid. */
  readonly violations: readonly Violation[];
  readonly rules: readonly string[];
}

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string }[] } };
}

const program = join(import.meta.dirname, '../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** All imports below a root, read by dependency-cruiser with the rules of that root. */
export function readImports(root: string, files: readonly string[]): Imports {
  const words = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...placesOf(files)];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser could not read the imports: ${stderr}`);
  const { modules, summary } = JSON.parse(stdout) as Cruised;
  const ours = new Set(files);
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }) =>
        ours.has(source) && ours.has(resolved) && source !== resolved ? [{ from: source, to: resolved }] : [],
      ),
    ),
    violations: summary.violations,
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}

/** The files with code that are under version control or about to be, except generated files. */
export function listCode(root: string): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...codeFiles];
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\n').filter((path) => path !== '' && !path.startsWith('generated/'));
}

const codeFiles = ['*.ts', '*.tsx', '*.mts', '*.mjs'];

/** The top-level folders, and the files beside them. */
function placesOf(files: readonly string[]): string[] {
  return [...new Set(files.map((path) => path.split('/')[0] ?? path))];
}

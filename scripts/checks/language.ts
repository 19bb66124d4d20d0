import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { findLongTitles, findPhrases } from './find-phrases.ts';

// Checks the language of comments, test titles, interface texts, configuration, documentation and commit titles, and
// the length of docs/. `--list` writes the files that still have dialect to the exceptions: the list only gets shorter.
const mostWords = 30_500;
const exceptionsFile = 'scripts/checks/language-exceptions.txt';

const code = ['*.ts', '*.tsx', '*.mjs'];
const texts = ['*.md', '*.html', '*.yaml', '*.yml', 'locales/en/*.json', '.env.example'];
const configuration = ['Containerfile', '*.sh', '*.vcl', '*.conf', '*.cfg', '*.ini', '*.env', '.github/CODEOWNERS'];
/** Generated files, changelogs, which quote earlier texts, the specified rules and a test that quotes dialect. */
const excluded =
  /^generated\/|^docs\/rules\/(?!README|deviations)|changelog(-desk)?\.md$|^scripts\/checks\/find-phrases\.test\.ts$/i;

const paths = git('ls-files', ...code, ...texts, ...configuration).filter((path) => !excluded.test(path));
const findings = new Map(
  paths.flatMap((path) => {
    // A deleted file is listed until the deletion is staged.
    const found = existsSync(path) ? findPhrases(path, readFileSync(path, 'utf8')) : [];
    return found.length > 0 ? [[path, found] as const] : [];
  }),
);

if (process.argv.includes('--list')) {
  writeFileSync(exceptionsFile, [...findings.keys()].map((path) => `${path}\n`).join(''));
} else {
  const exceptions = new Set(readFileSync(exceptionsFile, 'utf8').split('\n').filter(Boolean));
  const problems = [
    ...[...findings].flatMap(([path, found]) =>
      exceptions.has(path)
        ? []
        : found.map(({ line, text, instead }) => `${path}:${line}: "${text}": write ${instead} instead`),
    ),
    ...[...exceptions]
      .filter((path) => !findings.has(path))
      .map((path) => `${exceptionsFile}: ${path} is clean: run node scripts/checks/language.ts --list`),
    ...findLongTitles(recentCommits().join('\n')),
    ...findLongDocs(git('ls-files', 'docs/*.md').filter((path) => existsSync(path))),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** The rule lists in docs/rules/ and generated tables grow with the product, so they do not count. */
function findLongDocs(pages: readonly string[]): string[] {
  const words = pages
    .filter((path) => !path.startsWith('docs/rules/'))
    .map((path) => readFileSync(path, 'utf8').replaceAll(/<!-- findings -->.*?<!-- end -->/gs, ''))
    .reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return words > mostWords
    ? [`docs/: ${words} words, at most ${mostWords} are allowed: cut what nobody would miss`]
    : [];
}

/** Returns the commits since the branch left main, or the last 20 on main itself. */
function recentCommits(): string[] {
  const log = (...range: string[]) => git('log', '--no-merges', '--format=%h %s', ...range);
  const bases = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main');
  const since = bases.map((base) => log('-20', `${base}..HEAD`)).find((commits) => commits.length > 0);
  return since ?? log('-20');
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

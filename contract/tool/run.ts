import { runCanDeploy } from '../deploy/can-deploy.ts';
import { runChangelog } from '../changelog/command.ts';
import { requireDescriptions } from '../document/descriptions.ts';
import { loadContract } from '../document/load.ts';
import { BrokenContract, describeProblem } from '../document/problem.ts';
import { findRepeated } from '../plain/find-repeated.ts';
import { lintPlain, readPlain } from '../plain/read-plain.ts';
import { findSubject } from '../plain/subject.ts';
import { verifyPlain } from '../plain/verify-plain.ts';
import { type Ended, runReport } from '../report/command.ts';
import { parseWords, splitWords, WrongUsage } from '../report/options.ts';

const usage = `contract COMMAND [options] [-- FILE]

FILE is an OpenAPI 3.0 or 3.1 document. Without it: openapi/openapi.yaml, openapi.yaml or openapi.json.

  report BASE [HEAD]       what changed between two git revisions, for whom, and the version it needs
  can-deploy --to PLACE    whether what is deployed there works with the document
  changelog BASE [HEAD]    writes that into changelog.md beside the document
  lint                     finds mistakes, with file, line and column
  drift COMMAND PATH…      runs the command that generates code, and lists committed files that it changes
  verify URL               sends requests at and beyond each limit, and checks the answers

Each command lists its options with --help.`;

type Command = (root: string, words: readonly string[]) => Promise<Ended>;

const commands: Readonly<Record<string, Command>> = {
  report: (root, words) => runReport(root, words),
  'can-deploy': (root, words) => runCanDeploy(root, words),
  changelog: (root, words) => runChangelog(root, words),
  lint,
  drift,
  verify,
};

/** Runs one command in a folder. */
export async function runTool(root: string, [name = '--help', ...words]: readonly string[]): Promise<Ended> {
  const command = commands[name];
  if (name === '--help') return { code: 0, out: `${usage}\n`, error: '' };
  if (!command) return { code: 2, out: '', error: `There is no command ${name}. See --help.\n` };
  try {
    return await command(root, words);
  } catch (error) {
    if (error instanceof WrongUsage) return { code: 2, out: '', error: `${error.message} See --help.\n` };
    if (error instanceof BrokenContract) {
      return { code: 1, out: '', error: error.problems.map((problem) => `${describeProblem(problem)}\n`).join('') };
    }
    throw error;
  }
}

const lintUsage = 'contract lint [-- FILE]\n\nExit codes: 0 no mistakes, 1 mistakes.';

async function lint(root: string, words: readonly string[]): Promise<Ended> {
  const { words: own, document } = splitWords(words);
  const { values } = parseWords(own, { help: { type: 'boolean' } });
  if (values.help) return { code: 0, out: `${lintUsage}\n`, error: '' };
  const subject = findSubject(root, document);
  if (subject.isPlain) await lintPlain(root, subject.file);
  else requireDescriptions(root, await loadContract(root));
  return { code: 0, out: `${subject.file}: no mistakes.\n`, error: '' };
}

const driftUsage = `contract drift COMMAND PATH…

Runs COMMAND and lists the files below each PATH that it changes, adds or removes, or that git does not track. The files are
put back as they were.

Exit codes: 0 nothing differs, 1 something differs, 2 COMMAND failed.`;

async function drift(root: string, words: readonly string[]): Promise<Ended> {
  const { values, positionals } = parseWords(words, { help: { type: 'boolean' } });
  const [command, ...paths] = positionals;
  if (values.help) return { code: 0, out: `${driftUsage}\n`, error: '' };
  if (command === undefined || paths.length === 0)
    throw new WrongUsage('Name the command, and the files that it writes.');
  const found = await findRepeated(root, command, paths);
  if (typeof found === 'string') return { code: 2, out: '', error: `${found}\n` };
  if (found.length === 0) return { code: 0, out: `${paths.join(', ')}: what the contract generates.\n`, error: '' };
  const rows = found.map(({ file, how }) => `${how.padEnd(13)}  ${file}\n`);
  return { code: 1, out: '', error: `${rows.join('')}Run \`${command}\` and commit the result.\n` };
}

const verifyUsage = `contract verify URL [options] [-- FILE]

  --header 'NAME: VALUE'   sent with every request, such as credentials; may be repeated
  --read-only              only GET and HEAD
  --timeout SECONDS        default 10
  --json                   print the result as JSON

Use a server whose data may be changed. Exit codes: 0 no finding, 1 findings.`;

async function verify(root: string, words: readonly string[]): Promise<Ended> {
  const { words: own, document } = splitWords(words);
  const { values, positionals } = parseWords(own, {
    header: { type: 'string', multiple: true },
    'read-only': { type: 'boolean' },
    timeout: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (values.help) return { code: 0, out: `${verifyUsage}\n`, error: '' };
  const [target = ''] = positionals;
  if (!/^https?:/.test(target) || !URL.canParse(target))
    throw new WrongUsage('Name the address of the API, such as http://127.0.0.1:8080.');
  const timeout = Number(values.timeout ?? '10');
  if (!(timeout > 0)) throw new WrongUsage('--timeout is a number of seconds.');
  const subject = findSubject(root, document);
  if (!subject.isPlain) throw new WrongUsage('This contract has its own verification: npm run contract:verify.');
  const result = await verifyPlain(await readPlain(root, subject.file), {
    target: target.replace(/\/+$/, ''),
    headers: readHeaders(values.header),
    readOnly: values['read-only'] === true,
    timeout: timeout * 1000,
  });
  const code = result.findings.length > 0 ? 1 : 0;
  if (values.json) return { code, out: `${JSON.stringify(result, null, 2)}\n`, error: '' };
  const rows = result.findings.map(({ operation, case: name, problem }) => `${operation}, ${name}: ${problem}`);
  const silent = result.silent.length > 0 ? [`Never succeeded: ${result.silent.join(', ')}.`] : [];
  const lines = [...rows, `${result.requests} requests, ${rows.length} findings.`, ...silent];
  return { code, out: `${lines.join('\n')}\n`, error: '' };
}

function readHeaders(list: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    list.map((text) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? [];
      if (!name || value === undefined) throw new WrongUsage(`--header is NAME: VALUE, not "${text}".`);
      return [name, value];
    }),
  );
}

import { besideOf, findSubject } from '../plain/subject.ts';
import { type Ended, reportUsageErrors } from '../report/command.ts';
import { parseWords, readDay, splitWords, WrongUsage } from '../report/options.ts';
import { compareRevisions, type Report } from '../report/report.ts';
import { workingTree } from '../report/revision.ts';
import type { Change } from '../report/verdict/change.ts';
import { type Deployment, deploymentsName, readDeployments, recordDeployment, server } from './deployments.ts';

const usage = `npm run contract:can-deploy -- --to ENVIRONMENT [REVISION] [options] [-- FILE]

Says whether the deployed consumers and server work with the contract at REVISION; default: the working tree. ${deploymentsName}
beside the contract records what is deployed.

  --to ENVIRONMENT    such as production
  --name NAME         the consumer to deploy, or the ${server} (${server})
  --usage FILE|URL    observed usage of consumers that consumers.yaml does not list; may be repeated
  --record            after the deployment of REVISION: write it into ${deploymentsName}
  --today YYYY-MM-DD  the day of a record (today)
  --help              show this

Exit codes: 0 it can be deployed, 1 something deployed would break, 2 wrong usage or a revision that cannot be read.`;

/** Runs the command in a folder with these arguments. */
export async function runCanDeploy(root: string, words: readonly string[]): Promise<Ended> {
  return reportUsageErrors(() => decide(root, words));
}

async function decide(root: string, words: readonly string[]): Promise<Ended> {
  const { words: own, document } = splitWords(words);
  const { values, positionals } = parseWords(own, {
    to: { type: 'string' },
    name: { type: 'string', default: server },
    usage: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    today: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  if (values.help) return { code: 0, out: `${usage}\n`, error: '' };
  const { to, name } = values;
  const [revision, ...rest] = positionals;
  if (to === undefined) throw new WrongUsage('Say where it is to be deployed: --to production.');
  if (rest.length > 0) throw new WrongUsage(`One revision at most: ${rest.join(' ')} is too much.`);
  const today = readDay(values.today);
  const file = besideOf(findSubject(root, document), deploymentsName);
  if (values.record) {
    if (revision === undefined) throw new WrongUsage('Name the revision that is deployed, such as v2.1.0.');
    await recordDeployment(root, file, { environment: to, name, runs: revision, since: today });
    return { code: 0, out: `${file}: ${name} runs ${revision} in ${to}.\n`, error: '' };
  }
  const deployed = (await readDeployments(root, file)).filter(({ environment }) => environment === to);
  if (deployed.length === 0) throw new WrongUsage(`${file} has nothing deployed to ${to}: record it with --record.`);
  // The server meets all consumers, and a consumer meets the server.
  const met = deployed.filter((one) => (one.name === server) !== (name === server));
  const compare = (base: string | undefined, head: string | undefined) =>
    compareRevisions(root, { base, head, today, document, usage: values.usage });
  const broken: string[] = [];
  for (const one of met) {
    const report = name === server ? await compare(one.runs, revision) : await compare(revision, one.runs);
    const consumer = name === server ? one.name : name;
    const [first, ...more] = breaksOf(report, consumer);
    if (first) broken.push(`${consumer}, ${describe(one, name)}, ${describeBreaks(first, more.length)}`);
  }
  const what = `${name} at ${revision ?? workingTree}`;
  if (broken.length > 0) return { code: 1, out: '', error: `Do not deploy ${what} to ${to}: ${broken.join('; ')}.\n` };
  const fitting = met.map(({ name: other, runs }) => `${other} at ${runs}`).join(', ') || 'nothing there depends on it';
  return { code: 0, out: `${what} can be deployed to ${to}: it fits ${fitting}.\n`, error: '' };
}

/** The breaking changes that affect a consumer. An unknown consumer is assumed to use everything. */
function breaksOf({ changes, consumers, observed }: Report, name: string): Change[] {
  const broken = changes.filter(({ impact }) => impact === 'major');
  if (consumers.some((one) => one.name === name)) return broken.filter(({ consumers: hit }) => hit.includes(name));
  if (!observed?.includes(name)) return broken;
  return broken.filter(({ lastUses }) => lastUses?.some(({ consumer }) => consumer === name));
}

function describe({ runs, since }: Deployment, name: string): string {
  return name === server ? `which runs ${runs} since ${since}` : `with the server that runs ${runs} since ${since}`;
}

function describeBreaks({ operations, message, file, line }: Change, more: number): string {
  const call = operations.length === 1 ? `${operations[0]}: ` : '';
  const rest = more > 0 ? `, and ${more} more` : '';
  return `would break: ${call}${message} (${file}:${line})${rest}`;
}

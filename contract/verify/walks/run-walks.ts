import { randomBytes } from 'node:crypto';
import type { ArazzoDocument, Workflow } from '#contract/walks/arazzo.ts';
import type { Finding, WalkResult } from '../judge/finding.ts';
import { type Options, SetupProblem } from '../target/options.ts';
import { type Going, runWalk } from './run-walk.ts';
import { exec } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Reads the key in the newest e-mail to an address; undefined if none has arrived. */
type ReadKey = (email: string) => Promise<string | undefined>;

const runCommand = promisify(exec);

const retryPause = 500;

export interface WalkRun {
  results: WalkResult[];
  findings: Finding[];
}

interface Person {
  email: string;
  password: string;
  /** Has no account yet. */
  isNew: boolean;
  authKey?: string;
}

const needs: Readonly<Record<string, string>> = {
  email: 'a user: --login EMAIL and GARIPORT_PASSWORD, or --letters COMMAND',
  otherEmail: 'a second user: --other EMAIL and GARIPORT_OTHER_PASSWORD, or --letters COMMAND',
  authKey: 'the key from an e-mail: --letters COMMAND, which prints the e-mails to GARIPORT_EMAIL',
};

/**
 * Runs the chosen walks. If e-mails can be read, two people register first and walk them; otherwise the users given to
 * the run do.
 */
export async function runWalks(
  { workflows }: ArazzoDocument,
  options: Options,
  going: Omit<Going, 'inputs' | 'repeat'> & { repeatOf: (part: string) => string },
): Promise<WalkRun> {
  const run = randomBytes(6).toString('hex');
  const readKey = options.letters === undefined ? undefined : createKeyReader(options.letters, options.timeout);
  const [person, other] = readKey ? [newPerson(options, run, 1), newPerson(options, run, 2)] : givenPeople(options);
  const results: WalkResult[] = [];
  const findings: Finding[] = [];

  async function go(workflow: Workflow, who: Person | undefined): Promise<void> {
    const inputs = await inputsFor(workflow, who, readKey);
    const missing = workflow.inputs.required.find((name) => inputs[name] === undefined);
    const steps = workflow.steps.length;
    if (missing !== undefined) {
      const need = needs[missing.replace('otherPassword', 'otherEmail').replace('password', 'email')];
      results.push({ walk: workflow.workflowId, steps, done: 0, stopped: `skipped: it needs ${need}` });
      return;
    }
    const gone = await runWalk(workflow, {
      ...going,
      inputs,
      repeat: going.repeatOf(`--walks ${workflow.workflowId}`),
    });
    results.push(gone.result);
    findings.push(...gone.findings);
  }

  async function inputsFor(
    workflow: Workflow,
    who: Person | undefined,
    read: ReadKey | undefined,
  ): Promise<Record<string, string>> {
    const opens = opensAccount(workflow);
    if (who && read && workflow.inputs.required.includes('authKey')) who.authKey ??= (await read(who.email)) ?? '';
    return {
      // Two people must not send the same keys.
      run: who === other ? `${run}-other` : run,
      ...(who && (who.isNew || !opens) && { email: who.email, password: who.password }),
      ...(other && { otherEmail: other.email, otherPassword: other.password }),
      ...(who?.authKey && { authKey: who.authKey }),
    };
  }

  const chosen = workflows.filter(({ workflowId }) => isChosen(workflowId, options.walks));
  const opening = workflows.filter(opensAccount);
  if (readKey) {
    // Both need an account first; the second user registers in the simplest way.
    for (const workflow of opening) await go(workflow, person);
    for (const workflow of opening.filter(({ workflowId }) => !workflowId.includes('-'))) await go(workflow, other);
  }
  for (const workflow of chosen.filter((one) => !(readKey && opensAccount(one)))) await go(workflow, person);
  return { results, findings };
}

/** Registers, or needs the key that registration returns. */
function opensAccount({ steps, inputs }: Workflow): boolean {
  return inputs.required.includes('authKey') || steps.some(({ operationId }) => operationId === 'register');
}

/** By its name, or by that of the walk it was derived from. */
export function isChosen(workflowId: string, chosen: Options['walks']): boolean {
  return (
    chosen === 'all' ||
    (chosen !== 'none' && chosen.some((name) => workflowId === name || workflowId.startsWith(`${name}-`)))
  );
}

function newPerson({ mailbox }: Options, run: string, number: number): Person {
  const email = mailbox.replace('{id}', `${run}${number}`);
  return { email, password: `Walk${randomBytes(6).toString('hex')}1`, isNew: true };
}

function givenPeople({ login, other }: Options): (Person | undefined)[] {
  return [login, other].map((given) => given && { ...given, isNew: false });
}

/**
 * A command of the user reads the e-mails: it gets the address in GARIPORT_EMAIL, and prints only the key, or e-mails
 * with links that contain it as `authKey`.
 */
function createKeyReader(command: string, timeout: number): ReadKey {
  return async (email) => {
    const expired = AbortSignal.timeout(timeout);
    for (;;) {
      const { stdout } = await runCommand(command, { env: { ...process.env, GARIPORT_EMAIL: email }, timeout }).catch(
        (error: Error) => {
          throw new SetupProblem(`--letters: the command failed: ${error.message.trim().split('\n').at(-1)}`);
        },
      );
      const key = findKey(stdout, email);
      if (key !== undefined || expired.aborted) return key;
      await pause(retryPause);
    }
  };
}

/** The first key after the address, if e-mails to several people were printed, newest first. */
function findKey(text: string, email: string): string | undefined {
  const at = text.indexOf(email);
  // Output that names only others is not for this person.
  if (at < 0 && text.includes('@')) return undefined;
  const [, inLink] = /authKey=([\w.~%+/-]+)/.exec(text.slice(Math.max(0, at))) ?? [];
  if (inLink !== undefined) return decodeURIComponent(inLink);
  return /^[\w.~+/=-]{16,512}$/.test(text.trim()) ? text.trim() : undefined;
}

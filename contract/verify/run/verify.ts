import { createPlanner } from '../cases/plan-cases.ts';
import { sealedWireCases, uploadWireCases, type WireCase } from '../cases/wire-cases.ts';
import type { OpenApiDocument } from '../../document/openapi.ts';
import type { Finding } from '../judge/finding.ts';
import { createRefusalJudge } from '../judge/judge-refusal.ts';
import type { Options } from '../options.ts';
import { SetupProblem } from '../setup-problem.ts';
import { createOracle } from '../subject/oracle.ts';
import { testedOperations, type TestedOperation } from '../subject/tested-operation.ts';
import { chooseEnvelope } from '../target/open-envelope.ts';
import { createPlainTarget } from '../target/plain-target.ts';
import { createPreparer, createSealedTarget } from '../target/sealed-target.ts';
import { createSend, type Send } from '../target/send.ts';
import type { Target } from '../target/target.ts';
import { orderOperations } from './order.ts';
import { playsExamples } from './plays-examples.ts';
import type { OperationResult, RunResult } from './result.ts';
import { runOperation } from './run-operation.ts';
import { openSessions } from './sessions.ts';

type Progress = (done: OperationResult) => void;

/** The whole run: what the contract says of each operation, held against what a backend does. */
export async function verify(document: OpenApiDocument, options: Options, onDone?: Progress): Promise<RunResult> {
  const { target: base, suite, seed } = options;
  const all = testedOperations(document);
  const chosen = orderOperations(chooseOperations(all, options.only));
  const send = createSend(options.timeout);
  await reach(base, all, send);
  const { target, wireCasesFor } = await approach(options, send);
  const sessions = await openSessions(target, all, options);
  const isMock = await playsExamples(document, target, all);
  const oracle = createOracle(document);
  const planCases = createPlanner(document, oracle, options);
  const judgeRefusal = createRefusalJudge();
  const results: OperationResult[] = [];
  const findings: Finding[] = [];
  for (const operation of chosen) {
    const outcome = await runOperation(operation, {
      target,
      oracle,
      judgeRefusal,
      payloadCases: planCases(operation),
      wireCases: wireCasesFor(operation),
      token: sessions.tokenFor(operation),
      judgesMadeUpToken: !isMock,
      repeat: repeatOf(options, operation),
    });
    results.push(outcome.result);
    findings.push(...outcome.findings);
    onDone?.(outcome.result);
  }
  return {
    target: base,
    suite,
    seed,
    operations: results,
    findings,
    notes: takeNotes(results, sessions.hasUser, isMock),
  };
}

function chooseOperations(all: readonly TestedOperation[], only: readonly string[] | undefined): TestedOperation[] {
  const unknown = only?.find((id) => !all.some((operation) => operation.id === id));
  if (unknown !== undefined) throw new SetupProblem(`--only: the contract has no operation "${unknown}".`);
  return all.filter(({ id }) => only?.includes(id) ?? true);
}

async function reach(base: string, all: readonly TestedOperation[], send: Send): Promise<void> {
  const path = all.find(({ method }) => method === 'GET')?.path ?? '';
  const reply = await send({ url: base + path, method: 'GET', headers: {} });
  if ('lost' in reply) throw new SetupProblem(`Nothing answers at ${base}: ${reply.lost}.`);
}

/** The way to the target in the chosen suite, and what may go wrong with an envelope there. */
async function approach(options: Options, send: Send) {
  const { target: base } = options;
  const uploads = uploadWireCases(base, send);
  const open = await chooseEnvelope(options, send);
  const prepare = open && createPreparer(base, open());
  const target: Target = prepare ? createSealedTarget(base, send, prepare) : createPlainTarget(base, send);
  const sealed = open && prepare ? sealedWireCases(open, prepare, send) : [];
  const wireCasesFor = ({ envelope, carriers }: TestedOperation): WireCase[] => [
    ...(envelope === 'sealed' || envelope === 'blob' ? sealed : []),
    ...(carriers.some(({ kind }) => kind === 'multipart') ? uploads : []),
  ];
  return { target, wireCasesFor };
}

/** The command that sees an operation's findings again; secrets are left for its reader to fill in. */
function repeatOf(options: Options, { id }: TestedOperation): string {
  const { target, suite, seed, cases, partner, serverKey, keyId, token, login } = options;
  const words = [
    `npm run contract:verify -- --target ${target} --suite ${suite} --only ${id} --seed ${seed}`,
    cases !== undefined && `--cases ${cases}`,
    partner !== undefined && `--partner ${partner}`,
    serverKey && `--server-key ${serverKey.id}:${serverKey.publicKey}`,
    keyId !== undefined && `--key-id ${keyId}`,
    token !== undefined && '--token …',
    login && `--login ${login.email}`,
  ];
  return words.filter(Boolean).join(' ');
}

function takeNotes(results: readonly OperationResult[], hasUser: boolean, isMock: boolean): string[] {
  const silent = results.filter(({ succeeded }) => !succeeded).map(({ operation }) => operation);
  return [
    ...(hasUser ? [] : ['No user: calls for users were made without a token. Give --token or --login.']),
    ...(isMock
      ? ['The target plays the contract’s examples to any token, as a mock does: made-up tokens were not judged.']
      : []),
    ...(silent.length > 0
      ? [`Never answered with success, so that no success was checked: ${silent.join(', ')}.`]
      : []),
  ];
}

import type { ArazzoDocument } from '#contract/walks/arazzo.ts';
import type { PayloadCase } from '../cases/case.ts';
import { createPlanner } from '../cases/plan-cases.ts';
import { sealedWireCases, uploadWireCases, type WireCase } from '../cases/wire-cases.ts';
import { type OpenApiDocument, type Socket, socketsOf } from '#contract/document/openapi.ts';
import { type Finding, findingKinds, type OperationResult, type RunResult } from '../judge/finding.ts';
import { createRefusalJudge } from '../judge/judge.ts';
import { type Options, SetupProblem } from '../target/options.ts';
import { oracleOf, type Oracle } from '../subject/oracle.ts';
import { comesLast, orderOperations, type TestedOperation, testedOperations } from '../subject/tested-operation.ts';
import { chooseEnvelope } from '../target/open-envelope.ts';
import { createPlainTarget } from '../target/plain-target.ts';
import { createPreparer, createSealedTarget } from '../target/sealed-target.ts';
import { createSend, type Send } from '../target/send.ts';
import type { Target } from '../target/target.ts';
import { type Ask, preparations } from './preparations.ts';
import { type Observer, type OperationRun, runOperation, runQueryAgain } from './run-operation.ts';
import { valueAt } from '../laws/check-laws.ts';
import type { RecordedCall } from '#wire/host/proxy/record-calls.ts';
import { readRecording } from '../replay/read-recording.ts';
import { replayCalls } from '../replay/replay-calls.ts';
import { isChosen, runWalks, type WalkRun } from '../walks/run-walks.ts';
import { openSessions, type Sessions } from './sessions.ts';
import { verifySocket } from '../sockets/verify-socket.ts';

type Progress = (done: OperationResult) => void;

/** The whole run: checks each operation of the contract against a backend. */
export async function verify(
  document: OpenApiDocument,
  walks: ArazzoDocument,
  options: Options,
  onDone?: Progress,
): Promise<RunResult> {
  const { target: base, suite, seed } = options;
  const all = testedOperations(document);
  const sockets = socketsOf(document).filter(
    ([id]) => options.sockets !== 'none' && (options.only?.includes(id) ?? true),
  );
  const chosen = orderOperations(chooseOperations(all, socketsOf(document), options));
  refuseUnknownWalks(walks, options);
  const recording = options.replay === undefined ? undefined : await readRecording(options.replay);
  const send = createSend(options.timeout);
  await reach(base, all, send);
  const { target, wireCasesFor } = await approach(options, send);
  const sessions = await openSessions(target, all, options);
  const isMock = options.mock;
  const otherToken = isMock ? undefined : await sessions.openOther();
  const oracle = oracleOf(document);
  const planCases = createPlanner(document, oracle, options);
  const judgeRefusal = createRefusalJudge();
  const walked = isMock
    ? undefined
    : await goWalks(
        walks,
        options,
        { target, oracle, operations: all, repeatOf: (part) => repeatOf(options, part) },
        sessions,
      );
  const replayed = recording && (await replay(recording, options, { target, oracle, operations: all }, sessions));
  const results: OperationResult[] = [];
  const findings: Finding[] = [...(walked?.findings ?? []), ...(replayed?.findings ?? [])];
  const ask = createAsk(target, all, sessions);

  const runFor = async (operation: TestedOperation): Promise<OperationRun> => ({
    target,
    oracle,
    document,
    judgeRefusal,
    payloadCases: [...(await draftPrepared(operation, ask, options)), ...planCases(operation)],
    wireCases: wireCasesFor(operation),
    token: sessions.tokenFor(operation),
    isMock,
    foreignTokens: sessions.foreignTo(operation),
    observer: observerOf(operation, { all, chosen, target }),
    otherToken: operation.auth === 'user' ? otherToken : undefined,
    ownFields: otherToken === undefined ? undefined : await findOwnFields(operation, ask),
    repeat: repeatOf(options, `--only ${operation.id}`),
  });
  const keep = ({ result, findings: found }: { result: OperationResult; findings: Finding[] }) => {
    const at = results.findIndex(({ operation }) => operation === result.operation);
    const known = results[at];
    if (known) results[at] = addResults(known, result);
    else results.push(result);
    findings.push(...found);
    onDone?.(result);
  };

  for (const [id, socket] of sockets) {
    const token = Object(await ask(socket.token)) as { token?: string };
    const around = {
      document,
      oracle,
      planCases,
      base: options.sockets ?? new URL(base).origin,
      token: token.token,
      isMock,
      timeout: options.timeout,
    };
    keep(await verifySocket(id, socket, { ...around, repeat: repeatOf(options, `--only ${id}`) }));
  }
  const final = chosen.filter(comesLast);
  for (const operation of chosen.filter((one) => !comesLast(one))) {
    keep(await runOperation(operation, await runFor(operation)));
  }
  if (chosen.some(({ effect }) => effect === 'mutation')) {
    for (const operation of chosen.filter(({ effect }) => effect === 'query')) {
      keep(await runQueryAgain(operation, await runFor(operation)));
    }
  }
  for (const operation of final) keep(await runOperation(operation, await runFor(operation)));
  return {
    target: base,
    suite,
    seed,
    operations: results,
    walks: walked?.results ?? [],
    ...(replayed && { replay: replayed.result }),
    findings,
    notes: takeNotes(results, sessions, isMock),
  };
}

function addResults(one: OperationResult, other: OperationResult): OperationResult {
  return {
    operation: one.operation,
    cases: one.cases + other.cases,
    ok: one.ok + other.ok,
    counts: Object.fromEntries(
      findingKinds.map((kind) => [kind, one.counts[kind] + other.counts[kind]]),
    ) as OperationResult['counts'],
    succeeded: one.succeeded || other.succeeded,
  };
}

/** The query that shows what a call changes, by its law `repeat`. */
function observerOf(
  { laws }: TestedOperation,
  { all, chosen, target }: { all: readonly TestedOperation[]; chosen: readonly TestedOperation[]; target: Target },
): Observer | undefined {
  const operation = all.find(({ id }) => id === laws.repeat);
  const [carrier] = operation?.carriers ?? [];
  if (!operation || !carrier) return undefined;
  const payload = carrier.examples[0]?.value;
  const isTested = chosen.includes(operation);
  return { operation, isTested, read: (token) => target.call({ operation, carrier: carrier.kind, payload, token }) };
}

/** Names something of the first user, by the law `strangers`; undefined if the user has nothing. */
async function findOwnFields({ laws }: TestedOperation, ask: Ask): Promise<Record<string, unknown> | undefined> {
  if (!laws.strangers) return undefined;
  const body = await ask(laws.strangers.from);
  const fields = Object.entries(laws.strangers.with).map(([name, place]) => [name, valueAt(body, place)] as const);
  return fields.every(([, value]) => value !== undefined) ? Object.fromEntries(fields) : undefined;
}

/** Walks come first, because single calls leave accounts and passwords in odd states. */
function goWalks(
  walks: ArazzoDocument,
  options: Options,
  tools: Parameters<typeof runWalks>[2],
  { exampleLogin }: Sessions,
): Promise<WalkRun> {
  return runWalks(walks, { ...options, login: options.login ?? exampleLogin }, tools);
}

async function replay(
  recording: readonly RecordedCall[],
  options: Options,
  tools: { target: Target; oracle: Oracle; operations: readonly TestedOperation[] },
  sessions: Sessions,
) {
  const tokens = { visitor: sessions.visitor, users: [sessions.user, await sessions.openOther()] };
  return replayCalls(recording, { ...tools, tokens, repeat: repeatOf(options, `--replay ${options.replay}`) });
}

function refuseUnknownWalks({ workflows }: ArazzoDocument, { walks }: Options): void {
  if (typeof walks === 'string') return;
  const unknown = walks.find((name) => !workflows.some(({ workflowId }) => isChosen(workflowId, [name])));
  if (unknown === undefined) return;
  const names = workflows.map(({ workflowId }) => workflowId).join(', ');
  throw new SetupProblem(`--walks: there is no walk "${unknown}"; there are ${names}.`);
}

/** Calls with the first example payload, to prepare the run; findings come only from cases. */
function createAsk(target: Target, all: readonly TestedOperation[], sessions: Sessions): Ask {
  return async (id, changes = {}) => {
    const operation = all.find((candidate) => candidate.id === id);
    const [carrier] = operation?.carriers ?? [];
    if (!operation || !carrier) return undefined;
    const payload = { ...carrier.examples[0]?.value, ...changes };
    const token = sessions.tokenFor(operation);
    const received = await target.call({ operation, carrier: carrier.kind, payload, token });
    return received.kind === 'answer' && received.answer.code === 0 ? received.answer.body : undefined;
  };
}

const secrets = ['password', 'refreshToken', 'authKey'];

/** The example with values that only the target knows, sent before the contract's own. */
async function draftPrepared({ id, carriers }: TestedOperation, ask: Ask, options: Options): Promise<PayloadCase[]> {
  const changes = await preparations[id]?.changes(ask, options);
  const [carrier] = carriers;
  if (!changes || !carrier) return [];
  const payload = { ...carrier.examples[0]?.value, ...changes };
  const isSecret = secrets.some((name) => name in changes);
  return [{ kind: 'example', name: 'prepared', carrier, payload, allowed: true, isSecret }];
}

function chooseOperations(
  all: readonly TestedOperation[],
  sockets: readonly [id: string, socket: Socket][],
  { only }: Options,
): TestedOperation[] {
  const known = new Set([...all.map(({ id }) => id), ...sockets.map(([id]) => id)]);
  const unknown = only?.find((id) => !known.has(id));
  if (unknown !== undefined) throw new SetupProblem(`--only: the contract has no operation "${unknown}".`);
  return all.filter(({ id }) => only?.includes(id) ?? true);
}

async function reach(base: string, all: readonly TestedOperation[], send: Send): Promise<void> {
  const path = all.find(({ method }) => method === 'GET')?.path ?? '';
  const reply = await send({ url: base + path, method: 'GET', headers: {} });
  if ('lost' in reply) throw new SetupProblem(`Nothing answers at ${base}: ${reply.lost}.`);
}

/** The target in the chosen suite, and the possible faults of its envelope. */
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

function withNeeds(id: string): string {
  const preparation = preparations[id];
  return preparation ? `${id} (needs ${preparation.needs})` : id;
}

function takeNotes(results: readonly OperationResult[], { user, hasStaff }: Sessions, isMock: boolean): string[] {
  const silent = results.filter(({ succeeded }) => !succeeded).map(({ operation }) => operation);
  return [
    ...(user !== undefined ? [] : ['No user: calls for users were made without a token. Give --token or --login.']),
    ...(hasStaff || !results.some(({ operation }) => operation.startsWith('staff'))
      ? []
      : ['No member of the staff: calls for them were made without a token. Give --staff-token.']),
    ...(isMock
      ? [
          'The target is a mock (--mock): foreign tokens, repeated calls and laws between answers were not checked, and no walk was run.',
        ]
      : []),
    ...(silent.length > 0
      ? [`Never answered with success, so that no success was checked: ${silent.map(withNeeds).join(', ')}.`]
      : []),
  ];
}

/** The command that reproduces findings of an operation or a walk; the reader fills in the secrets. */
function repeatOf(options: Options, part: string): string {
  const {
    target,
    suite,
    seed,
    cases,
    partner,
    serverKey,
    keyId,
    token,
    staffToken,
    login,
    other,
    letters,
    mock,
    sockets,
  } = options;
  const words = [
    `npm run contract:verify -- --target ${target} --suite ${suite} ${part} --seed ${seed}`,
    cases !== undefined && `--cases ${cases}`,
    partner !== undefined && `--partner ${partner}`,
    serverKey && `--server-key ${serverKey.id}:${serverKey.publicKey}`,
    keyId !== undefined && `--key-id ${keyId}`,
    token !== undefined && '--token …',
    staffToken !== undefined && '--staff-token …',
    login && `--login ${login.email}`,
    other && `--other ${other.email}`,
    sockets !== undefined && `--sockets ${sockets}`,
    letters !== undefined && '--letters …',
    mock && '--mock',
  ];
  return words.filter(Boolean).join(' ');
}

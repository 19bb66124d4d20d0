import type { Step, Workflow } from '#contract/walks/arazzo.ts';
import { walkInputs } from '#contract/document/walk.ts';
import type { Finding, WalkResult } from '../judge/finding.ts';
import { describeReceived, isSuccess, judgeAnswer } from '../judge/judge.ts';
import type { Oracle } from '../subject/oracle.ts';
import type { TestedOperation } from '../subject/tested-operation.ts';
import { type Received, shorten } from '../target/received.ts';
import type { Target } from '../target/target.ts';
import { describeCondition, evaluate, fillIn, holds, NothingThere, type Scope } from './expressions.ts';

export interface Going {
  readonly target: Target;
  readonly oracle: Oracle;
  readonly operations: readonly TestedOperation[];
  readonly inputs: Readonly<Record<string, string>>;
  readonly repeat: string;
}

interface Gone {
  result: WalkResult;
  findings: Finding[];
}

/**
 * Runs one walk to its end, or to the first step with an unexpected result. Until a change has succeeded, a refusal may
 * not be a fault, for example if somebody else has reserved the vehicle; after that it is a finding.
 */
export async function runWalk({ workflowId: walk, steps }: Workflow, going: Going): Promise<Gone> {
  const outputs = new Map<string, Record<string, unknown>>();
  const findings: Finding[] = [];
  let hasChanged = false;
  for (const [done, step] of steps.entries()) {
    const operation = going.operations.find(({ id }) => id === step.operationId);
    if (!operation) throw new Error(`The contract has no ${step.operationId}`);
    const stop = (stopped?: string): Gone => ({
      result: {
        walk,
        steps: steps.length,
        done,
        ...(stopped !== undefined && { stopped: `${step.stepId}: ${stopped}` }),
      },
      findings,
    });
    const find = (expected: string, got: string): void => {
      const place = { operation: operation.id, case: `walk ${walk}, step ${step.stepId}`, repeat: going.repeat };
      findings.push({ ...place, kind: 'other', payload: showPayload(step), expected, got });
    };
    const taken = await take(step, operation, { inputs: going.inputs, steps: outputs }, going.target);
    if (taken.nothing !== undefined) {
      if (!hasChanged) return stop(`nothing to go on with, ${taken.nothing} is empty`);
      find(`${taken.nothing}, which an earlier answer should have given`, 'nothing there');
      return stop();
    }
    const { received } = taken;
    const faults = judgeAnswer(going.oracle, operation, received);
    for (const fault of faults) {
      find(fault.expected, fault.got);
    }
    const scope = scopeOf(received, { inputs: going.inputs, steps: outputs });
    const broken = step.successCriteria.find(({ condition }) => !holds(condition, scope));
    if (broken) {
      if (faults.length > 0) return stop();
      if (!hasChanged && !isSuccess(received)) return stop(describeReceived(received));
      const { expected, got } = describeCondition(broken.condition, scope);
      find(expected, `${got}: ${showAnswer(step, received)}`);
      return stop();
    }
    const given = Object.entries(step.outputs ?? {}).map(([name, text]) => [name, evaluate(text, scope)]);
    outputs.set(step.stepId, Object.fromEntries(given) as Record<string, unknown>);
    if (operation.effect === 'mutation' && isSuccess(received) && !isSessionStep(step)) hasChanged = true;
  }
  return { result: { walk, steps: steps.length, done: steps.length }, findings };
}

type Taken = { received: Received; nothing?: undefined } | { nothing: string };

async function take(step: Step, operation: TestedOperation, scope: Scope, target: Target): Promise<Taken> {
  try {
    const headers = new Map((step.parameters ?? []).map(({ name, value }) => [name, String(fillIn(value, scope))]));
    const received = await target.call({
      operation,
      carrier: 'json',
      payload: fillIn(step.requestBody.payload, scope),
      token: headers.get('Authorization')?.replace('Bearer ', ''),
      idempotencyKey: headers.get('Idempotency-Key'),
    });
    return { received };
  } catch (error) {
    if (error instanceof NothingThere) return { nothing: error.message };
    throw error;
  }
}

function scopeOf(received: Received, scope: Scope): Scope {
  if (received.kind === 'unusable' || received.kind === 'refusal') return scope;
  const body = received.kind === 'answer' ? received.answer : undefined;
  return { ...scope, response: { status: received.status, body } };
}

/** Logging in does not change what a walk checks. */
function isSessionStep({ operationId }: Step): boolean {
  return operationId === 'login';
}

const secretInputs = Object.entries(walkInputs).flatMap(([name, { isSecret }]) =>
  isSecret ? [`$inputs.${name}`] : [],
);

/** The request as the walk describes it: secrets appear only by name. */
function showPayload({ requestBody }: Step): string {
  return shorten(JSON.stringify(requestBody.payload));
}

function showAnswer(step: Step, received: Received): string {
  const isSecret = secretInputs.some((input) => showPayload(step).includes(input));
  return isSecret && isSuccess(received) ? 'an answer that is not shown' : describeReceived(received);
}

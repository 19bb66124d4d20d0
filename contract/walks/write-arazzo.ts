import type { OpenApiDocument } from '../document/openapi.ts';
import type { ArazzoDocument, Criterion, Step, Workflow } from './arazzo.ts';
import { outputOf, type PlannedStep, planSteps, scalarsOf } from './plan-steps.ts';
import { type Walk, walkInputs } from '../document/walk.ts';

/**
 * The walks as an Arazzo document: each as written, each again with late retries of its changes under their idempotency
 * keys, and each with a second user who tries to reach the first user's data.
 */
export function arazzoDocument(document: OpenApiDocument, walks: readonly Walk[]): ArazzoDocument {
  return {
    arazzo: '1.0.1',
    info: {
      title: `${document.info.title}: walks`,
      summary: 'Sequences of calls.',
      description: 'Generated from openapi/walks.yaml and the links of the contract.',
      version: document.info.version,
    },
    sourceDescriptions: [{ name: 'contract', url: './openapi.json', type: 'openapi' }],
    workflows: walks.flatMap((walk) => [
      asWritten(document, walk),
      ...withRepeats(document, walk),
      ...withStranger(document, walk),
    ]),
  };
}

function asWritten(document: OpenApiDocument, walk: Walk): Workflow {
  const planned = planSteps(document, walk);
  const steps = planned.map((step) => writeStep(walk.name, step));
  return writeWorkflow(walk.name, walk, 'As written.', steps);
}

/**
 * Takes another entry of public lists than the walk as written, because a backend may limit how often one user reserves
 * the same vehicle.
 */
function withPublicEntry(index: number, planned: PlannedStep[]): PlannedStep[] {
  return planned.map((step) => {
    if (step.operation['x-auth'] === 'user') return step;
    const outputs = new Map(
      [...step.outputs].map(([name, pointer]) => [name, pointer.replace(/^\/body\/0\//, `/body/${index}/`)]),
    );
    return { ...step, outputs };
  });
}

/** Operations after which the caller is another user, or nobody. */
const ending: ReadonlySet<string> = new Set(['logOut', 'modifyPassword']);

/** Successful calls are sent again at the end: the first answers return, and nothing changes. */
function withRepeats(document: OpenApiDocument, walk: Walk): Workflow[] {
  const name = `${walk.name}-repeated`;
  const planned = withPublicEntry(1, planSteps(document, walk));
  const repeated = planned.filter(isRepeatable);
  if (repeated.length === 0 || planned.some(({ written: { call } }) => ending.has(call))) return [];
  const again = repeated.map((step): Step => {
    const same = scalarsOf(document, step.operation).map((field): Criterion => ({
      condition: `$response.body#/body/${field} == ${outputOf(step, `/body/${field}`)}`,
    }));
    const first = writeStep(name, step);
    return {
      ...first,
      stepId: `again_${step.stepId}`,
      description: `${step.operation.summary} Repeated with the key of ${step.stepId}: it gets the same answer.`,
      successCriteria: [...succeeds, ...same],
    };
  });
  const still = lastLooks(planned).map((step): Step => ({
    ...writeStep(name, step),
    stepId: `still_${step.stepId}`,
    description: `${step.operation.summary} Nothing has changed since ${step.stepId}.`,
  }));
  const steps = [...planned.map((step) => writeStep(name, step)), ...[...again, ...still].map(withoutOutputs)];
  return [writeWorkflow(name, walk, 'Then all changes are retried late.', steps)];
}

function isRepeatable({ operation, written }: PlannedStep): boolean {
  return operation['x-replay'] === 'idempotent' && written.refused.length === 0;
}

/** What a walk reads at the end. */
function lastLooks(planned: readonly PlannedStep[]): PlannedStep[] {
  return planned
    .slice(planned.findLastIndex(isRepeatable))
    .filter(({ operation }) => operation['x-effect'] === 'query');
}

/** Before each step that refers to the first user's data, a second user tries the same and is refused. */
function withStranger(document: OpenApiDocument, walk: Walk): Workflow[] {
  const name = `${walk.name}-stranger`;
  const planned = withPublicEntry(2, planSteps(document, walk));
  const own = planned.filter(({ ownSources }) => ownSources.length > 0);
  const login = planned.find(({ written: { call } }) => call === 'login');
  if (own.length === 0 || !login) return [];
  const stranger = 'stranger_login';
  const steps = planned.flatMap((step) => {
    const written = writeStep(name, step);
    if (step === login) {
      const payload = { ...step.payload, email: '$inputs.otherEmail', password: '$inputs.otherPassword' };
      const description = 'A second user logs in.';
      return [written, { ...written, stepId: stranger, description, requestBody: bodyOf(payload) }];
    }
    if (own.includes(step)) return [writeAttempt(name, stranger, step), written];
    return isListOf(own, step) ? [written, writeLook(name, stranger, step)] : [written];
  });
  return [writeWorkflow(name, walk, 'A second user tries each action on the first one’s data.', steps)];
}

/** Whether later steps use this step's answer as the walker's own data. */
function isListOf(own: readonly PlannedStep[], { stepId, operation }: PlannedStep): boolean {
  return operation['x-effect'] === 'query' && own.some(({ ownSources }) => ownSources.includes(stepId));
}

function writeLook(workflow: string, stranger: string, step: PlannedStep): Step {
  const stepId = `stranger_${step.stepId}`;
  const others = [...step.outputs.values()].map((pointer) => noneOf(pointer, outputOf(step, pointer)));
  return {
    ...withoutOutputs(writeStep(workflow, { ...step, stepId, tokenFrom: stranger })),
    description: `${step.operation.summary} It has nothing of the first user.`,
    successCriteria: [...succeeds, ...others],
  };
}

/**
 * No entry of a list has a value, which is also true for an empty list: other tools treat an expression without a match
 * as a failure.
 */
function noneOf(pointer: string, value: string): Criterion {
  const [, list, field] = /^\/([\w/]+)\/\d+\/(\w+)$/.exec(pointer) ?? [];
  if (list === undefined || field === undefined) return { condition: `$response.body#${pointer} != ${value}` };
  const entries = `@.${list.replaceAll('/', '.')}[?@.${field} == {${value}}]`;
  return { context: '$response.body', type: 'jsonpath', condition: `$[?count(${entries}) == 0]` };
}

function writeAttempt(workflow: string, stranger: string, step: PlannedStep): Step {
  const stepId = `stranger_${step.stepId}`;
  return {
    ...withoutOutputs(writeStep(workflow, { ...step, stepId, tokenFrom: stranger })),
    description: `${step.operation.summary} It belongs to another user, so it answers as for an unknown id.`,
    successCriteria: [{ condition: '$statusCode == 200' }, { condition: '$response.body#/code == 400' }],
  };
}

const succeeds = [{ condition: '$statusCode == 200' }, { condition: '$response.body#/code == 0' }];

function writeStep(workflow: string, { stepId, operation, written, payload, tokenFrom, outputs }: PlannedStep): Step {
  const headers = {
    ...(tokenFrom !== undefined && { Authorization: `Bearer {$steps.${tokenFrom}.outputs.accessToken}` }),
    ...(operation['x-replay'] === 'idempotent' && { 'Idempotency-Key': `{$inputs.run}-${workflow}-${stepId}` }),
  };
  const parameters = Object.entries(headers).map(([name, value]) => ({ name, in: 'header', value }) as const);
  const refusal = written.refused.map((code) => `$response.body#/code == ${code}`).join(' || ');
  const answers = Object.entries(written.answers).map(([place, value]) => ({
    condition: `$response.body#/body/${place} == ${writeOperand(value)}`,
  }));
  return {
    stepId,
    description: refusal === '' ? operation.summary : `${operation.summary} It is refused now.`,
    operationId: operation.operationId,
    ...(parameters.length > 0 && { parameters }),
    requestBody: bodyOf(payload),
    successCriteria:
      refusal === '' ? [...succeeds, ...answers] : [{ condition: '$statusCode == 200' }, { condition: refusal }],
    // A refused call returns no values to use.
    ...(outputs.size > 0 &&
      refusal === '' && {
        outputs: Object.fromEntries([...outputs].map(([name, pointer]) => [name, `$response.body#${pointer}`])),
      }),
  };
}

function writeOperand(value: unknown): string {
  return typeof value === 'string' && !value.startsWith('$') ? `'${value}'` : String(value);
}

function bodyOf(payload: Readonly<Record<string, unknown>>): Step['requestBody'] {
  return { contentType: 'application/json', payload };
}

function withoutOutputs({ outputs: _outputs, ...step }: Step): Step {
  return step;
}

function writeWorkflow(workflowId: string, { summary }: Walk, addition: string, steps: Step[]): Workflow {
  const text = JSON.stringify(steps);
  const used = Object.keys(walkInputs).filter((name) => new RegExp(`\\$inputs\\.${name}\\b`).test(text));
  const properties = used.map((name) => {
    const { description = '', isSecret = false } = walkInputs[name] ?? {};
    return [name, { type: 'string', description, ...(isSecret && { format: 'password' }) }] as const;
  });
  return {
    workflowId,
    summary,
    description: `${summary} ${addition}`,
    inputs: { type: 'object', required: used, properties: Object.fromEntries(properties) },
    steps,
  };
}

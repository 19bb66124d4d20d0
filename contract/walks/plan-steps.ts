import { successName } from '../document/complete.ts';
import { type OpenApiDocument, type Operation, operationsOf, resolveSchema } from '../document/openapi.ts';
import { type DeclaredLink, linksOf } from '../document/links.ts';
import type { Walk, WalkStep } from '../document/walk.ts';

/** A step linked to the outputs of earlier steps. */
export interface PlannedStep {
  readonly stepId: string;
  readonly operation: Operation;
  readonly written: WalkStep;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The step whose access token it uses. */
  readonly tokenFrom: string | undefined;
  /** The steps of the same user whose outputs its payload uses. */
  readonly ownSources: readonly string[];
  /** Values of its answer that other steps may need, by output name: the same for a call in each walk. */
  readonly outputs: ReadonlyMap<string, string>;
}

const visitStep: WalkStep = { call: 'getBaseToken', with: {}, answers: {}, refused: [] };
const loginStep: WalkStep = {
  call: 'login',
  with: { email: '$inputs.email', password: '$inputs.password' },
  answers: {},
  refused: [],
};

/** The steps of a walk, including the steps before them that get its tokens. */
export function planSteps(document: OpenApiDocument, { steps }: Walk): PlannedStep[] {
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  const links = linksOf(document);
  const planned: PlannedStep[] = [];
  const needsLogin =
    !steps.some(({ call }) => call === 'login') &&
    steps.some(({ call }) => operations.get(call)?.['x-auth'] === 'user');
  for (const written of [visitStep, ...(needsLogin ? [loginStep] : []), ...steps]) {
    const operation = operations.get(written.call);
    if (operation) planned.push(planStep(document, written, operation, planned, links));
  }
  return planned;
}

function planStep(
  document: OpenApiDocument,
  written: WalkStep,
  operation: Operation,
  before: readonly PlannedStep[],
  links: readonly DeclaredLink[],
): PlannedStep {
  const linked: Record<string, string> = {};
  const ownSources: string[] = [];
  // The latest answer with the value counts, so the steps are processed in order.
  for (const source of before) {
    for (const { fields } of links.filter(
      (link) => link.source === source.written.call && link.target === written.call,
    )) {
      for (const [field, pointer] of Object.entries(fields)) {
        linked[field] = outputOf(source, pointer);
        if (source.operation['x-auth'] === 'user') ownSources.push(source.stepId);
      }
    }
  }
  const [example] = Object.values(operation.requestBody?.content['application/json']?.examples ?? {});
  const count = before.filter(({ written: { call } }) => call === written.call).length;
  return {
    stepId: count === 0 ? written.call : `${written.call}_${count + 1}`,
    operation,
    written,
    payload: { ...(example?.value as object), ...linked, ...written.with },
    tokenFrom: tokenSource(operation, before),
    ownSources,
    outputs: outputsOf(document, operation, links),
  };
}

/** The expression for a place in a step's answer. */
export function outputOf({ stepId }: PlannedStep, pointer: string): string {
  return `$steps.${stepId}.outputs.${nameOf(pointer)}`;
}

function nameOf(pointer: string): string {
  const parts = pointer.replace('/body/', '').split('/');
  return parts.map((part) => (/^\d+$/.test(part) ? `entry${part}` : part)).join('_');
}

function outputsOf(
  document: OpenApiDocument,
  operation: Operation,
  links: readonly DeclaredLink[],
): PlannedStep['outputs'] {
  const { operationId: id } = operation;
  const pointers = [
    ...links.filter(({ source }) => source === id).flatMap(({ fields }) => Object.values(fields)),
    ...(Object.values(givers).some((names) => names.has(id)) ? ['/body/accessToken'] : []),
    ...(operation['x-replay'] === 'idempotent' ? scalarsOf(document, operation).map((field) => `/body/${field}`) : []),
  ];
  return new Map(pointers.map((pointer) => [nameOf(pointer), pointer]));
}

/** Fields of a success body that are always present and comparable. */
export function scalarsOf(document: OpenApiDocument, operation: Operation): string[] {
  const body = document.components.schemas[successName(operation)]?.properties?.['body'];
  const { properties = {}, required = [] } = body ? resolveSchema(document, body) : {};
  const scalar = new Set<unknown>(['string', 'number', 'integer']);
  return required.filter((field) => scalar.has(resolveSchema(document, properties[field] ?? {}).type));
}

const givers: Readonly<Record<Operation['x-auth'], ReadonlySet<string>>> = {
  none: new Set(),
  visitor: new Set(['getBaseToken']),
  user: new Set(['login', 'refreshToken']),
  // Its cases need a second factor, which walks do not have.
  staff: new Set(),
};

function tokenSource(operation: Operation, before: readonly PlannedStep[]): string | undefined {
  return before.findLast(({ written: { call } }) => givers[operation['x-auth']].has(call))?.stepId;
}

/** The data for a walk's runtime expressions: its inputs, the outputs of its steps, and the last answer. */
export interface Scope {
  readonly inputs: Readonly<Record<string, string>>;
  readonly steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly response?: { readonly status: number; readonly body: unknown };
}

/** An expression names something that does not exist, such as the first entry of an empty list. */
export class NothingThere extends Error {
  override readonly name = 'NothingThere';
}

const whole = /^\$[\w.#/-]+$/;
const embedded = /\{(\$[\w.#/-]+)\}/g;

/** Replaces the expressions in a value of the document. */
export function fillIn(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, scope));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillIn(entry, scope)]));
  }
  if (typeof value !== 'string') return value;
  if (whole.test(value)) return demand(value, scope);
  return value.replaceAll(embedded, (_match, expression: string) => String(demand(expression, scope)));
}

function demand(expression: string, scope: Scope): unknown {
  const value = evaluate(expression, scope);
  if (value === undefined) throw new NothingThere(expression);
  return value;
}

export function evaluate(expression: string, { inputs, steps, response }: Scope): unknown {
  if (expression === '$statusCode') return response?.status;
  const [, pointer] = /^\$response\.body#(\/.*)$/.exec(expression) ?? [];
  if (pointer !== undefined) return valueAt(response?.body, pointer);
  const [, input] = /^\$inputs\.(\w+)$/.exec(expression) ?? [];
  if (input !== undefined) return inputs[input];
  const [, step = '', output = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  if (step === '') throw new Error(`The walks have no expression ${expression}`);
  return steps.get(step)?.[output];
}

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const part of pointer.split('/').slice(1)) value = (Object(value) as Record<string, unknown>)[part];
  return value;
}

/** The one JSONPath that our walks use: no entry of a list has this value. */
const noneMatching = /^\$\[\?count\(@\.([\w.]+)\[\?@\.(\w+) == \{(\S+)\}\]\) == 0\]$/;

/** Whether a condition holds: comparisons with == and !=, joined by "or", or such a path. */
export function holds(condition: string, scope: Scope): boolean {
  const [, list, field = '', value = ''] = noneMatching.exec(condition) ?? [];
  if (list !== undefined) {
    const entries = valueAt(scope.response?.body, `/${list.replaceAll('.', '/')}`);
    const unwanted = evaluate(value, scope);
    return Array.isArray(entries) && !entries.some((entry) => valueAt(entry, `/${field}`) === unwanted);
  }
  return condition.split(' || ').some((comparison) => {
    const [, left = '', sign, right = ''] = /^(\S+) (==|!=) (.+)$/.exec(comparison) ?? [];
    return (operand(left, scope) === operand(right, scope)) === (sign === '==');
  });
}

function operand(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return evaluate(text, scope);
  return text.startsWith("'") ? text.slice(1, -1) : Number(text);
}

/** A condition for a report: the expected and the actual value. */
export function describeCondition(condition: string, scope: Scope): { expected: string; got: string } {
  const [, list, field = '', value = ''] = noneMatching.exec(condition) ?? [];
  if (list !== undefined) {
    const unwanted = JSON.stringify(evaluate(value, scope));
    return {
      expected: `no entry of ${list} with ${field} ${unwanted}`,
      got: `${list} has an entry with ${field} ${unwanted}`,
    };
  }
  const [, left = ''] = /^(\S+) /.exec(condition) ?? [];
  const place = left.replace('$response.body#/', '').replaceAll('/', '.');
  const wanted = condition.replaceAll('$response.body#/', '').replaceAll(/(?<=\w)\/(?=\w)/g, '.');
  return { expected: wanted, got: `${place} is ${JSON.stringify(evaluate(left, scope)) ?? 'absent'}` };
}

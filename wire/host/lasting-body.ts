import type { OperationId } from '../../generated/operations.ts';

interface Known {
  text?: string;
  soundFor?: Set<string>;
}

/** Bodies that are answered again and again and can never change: they are checked and written as text once. */
const lasting = new WeakMap<object, Known>();

/** Makes a body one that lasts. It cannot be changed from then on, nor can anything in it. */
export function makeLasting<Body>(body: Body): Body {
  freeze(body);
  if (isObject(body) && !lasting.has(body)) lasting.set(body, {});
  return body;
}

/** The JSON text of a body. */
export function textOf(body: unknown): string {
  const known = isObject(body) ? lasting.get(body) : undefined;
  return known ? (known.text ??= JSON.stringify(body)) : JSON.stringify(body);
}

/** What a check of a body complains of. One that lasts is not checked again once nothing was found. */
export function complainOnce(
  operationId: OperationId,
  body: unknown,
  complain: () => string | undefined,
): string | undefined {
  const known = isObject(body) ? lasting.get(body) : undefined;
  if (known?.soundFor?.has(operationId)) return undefined;
  const complaint = complain();
  if (known && complaint === undefined) (known.soundFor ??= new Set()).add(operationId);
  return complaint;
}

function freeze(value: unknown): void {
  if (!isObject(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

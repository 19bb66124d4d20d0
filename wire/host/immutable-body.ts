interface Known {
  text?: string;
  soundFor?: Set<string>;
}

/** Immutable bodies that are returned often: validated and serialized once. */
const lasting = new WeakMap<object, Known>();

/** Marks a body as immutable and freezes it deeply. */
export function makeImmutable<Body>(body: Body): Body {
  freeze(body);
  if (isObject(body) && !lasting.has(body)) lasting.set(body, {});
  return body;
}

/** The JSON text of a body. */
export function textOf(body: unknown): string {
  const known = isObject(body) ? lasting.get(body) : undefined;
  return known ? (known.text ??= JSON.stringify(body)) : JSON.stringify(body);
}

/** Runs the check of a body. An immutable body that passed once is not checked again. */
export function checkOnce(operationId: string, body: unknown, complain: () => string | undefined): string | undefined {
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

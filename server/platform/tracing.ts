import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const kinds = { internal: 1, server: 2, client: 3 } as const;
export type SpanKind = keyof typeof kinds;

/** Names from code and contract, and counts. Never what a caller sent. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A span's own time, in microseconds since 1970. */
const now = () => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** A traced piece of work, and the place of its children. */
export class Span {
  readonly traceId: string;
  readonly id = randomBytes(8).toString('hex');
  readonly name: string;
  /** Whether it is exported. The log names its trace in any case. */
  readonly isRecorded: boolean;
  readonly #parent: string | undefined;
  readonly #kind: SpanKind;
  readonly #attributes = new Map<string, string | number>();
  readonly #begun = now();
  readonly #finish: (span: Span) => void;
  #ended: number | undefined;
  #isFailed = false;

  constructor(
    name: string,
    kind: SpanKind,
    of: { traceId: string; parent?: string; isRecorded: boolean; finish: (span: Span) => void },
  ) {
    this.name = name;
    this.traceId = of.traceId;
    this.isRecorded = of.isRecorded;
    this.#kind = kind;
    this.#parent = of.parent;
    this.#finish = of.finish;
  }

  set(attributes: Attributes): this {
    for (const [name, value] of Object.entries(attributes)) this.#attributes.set(name, value);
    return this;
  }

  child(name: string, kind: SpanKind = 'internal'): Span {
    const { traceId, isRecorded } = this;
    return new Span(name, kind, { traceId, parent: this.id, isRecorded, finish: this.#finish });
  }

  end({ isFailed = false } = {}): void {
    if (this.#ended !== undefined) return;
    this.#ended = now();
    this.#isFailed = isFailed;
    if (this.isRecorded) this.#finish(this);
  }

  /** As OTLP writes it in JSON. */
  toJSON() {
    return {
      traceId: this.traceId,
      spanId: this.id,
      ...(this.#parent !== undefined && { parentSpanId: this.#parent }),
      name: this.name,
      kind: kinds[this.#kind],
      startTimeUnixNano: `${this.#begun}000`,
      endTimeUnixNano: `${this.#ended ?? this.#begun}000`,
      attributes: [...this.#attributes].map(([key, value]) => ({
        key,
        value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
      })),
      status: this.#isFailed ? { code: 2 } : {},
    };
  }
}

const storage = new AsyncLocalStorage<Span>();

export const currentSpan = () => storage.getStore();

/** Runs work so that its statements and log lines belong to the span. */
export const runIn = <Result>(span: Span, work: () => Result): Result => storage.run(span, work);

export interface Tracer {
  /** Begins a trace, or continues the one that a `traceparent` names. */
  begin(name: string, kind: SpanKind, traceparent?: string): Span;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface Traced {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Begins a trace for work that belongs to none. Without it such work is not traced. */
  tracer?: Tracer | undefined;
}

/** Runs work in a span below the current one. */
export async function inSpan<Result>(
  name: string,
  { kind = 'internal', attributes = {}, tracer }: Traced,
  work: () => Promise<Result>,
): Promise<Result> {
  const above = currentSpan();
  const span = above ? above.isRecorded && above.child(name, kind) : tracer?.begin(name, kind);
  if (!span) return work();
  span.set(attributes);
  try {
    const result = await runIn(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ isFailed: true });
    throw error;
  }
}

const parentForm = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** Creates a tracer that hands finished spans to `finish`. `ratio` is the part of the traces that is recorded. */
export function createTracer(
  finish: (span: Span) => void,
  { ratio, close }: { ratio: number; close: () => Promise<void> },
): Tracer {
  return {
    begin(name, kind, traceparent = '') {
      const [, known, parent, flags = '01'] = parentForm.exec(traceparent) ?? [];
      const traceId = known ?? randomBytes(16).toString('hex');
      // All nodes decide alike about a trace, by its random half.
      const isChosen = Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < ratio;
      const isRecorded = isChosen && (Number.parseInt(flags, 16) & 1) === 1;
      return new Span(name, kind, { traceId, isRecorded, finish, ...(parent !== undefined && { parent }) });
    },
    close,
  };
}

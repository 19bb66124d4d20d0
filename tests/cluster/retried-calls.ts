import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure } from '#wire/client/failure.ts';

/** What buyers do. `own` are reads of their own orders, `read` public calls, `page` pages. */
export const callKinds = ['write', 'read', 'page', 'own'] as const;
export type CallKind = (typeof callKinds)[number];

export interface RetriedCalls {
  /**
   * Tries until the marketplace answers, as a patient buyer does, and returns the result; undefined if it refuses or
   * never answers.
   */
  run<Result>(kind: CallKind, attempt: () => Promise<Result>): Promise<Result | undefined>;
  /** The longest time in milliseconds from the first attempt to the answer. */
  longest(kind: CallKind): number;
  /** How many were answered. */
  count(kind: CallKind): number;
  /** Every text that a buyer saw instead of an answer. */
  readonly texts: ReadonlySet<string>;
  /** Reasons why the marketplace refused, which are answers. */
  readonly refusals: ReadonlyMap<string, number>;
  /** How many were given up. */
  readonly unanswered: number;
}

const betweenAttempts = 250;
const longestWait = 90_000;

export function createRetriedCalls(): RetriedCalls {
  const longest = new Map<CallKind, number>();
  const counts = new Map<CallKind, number>();
  const texts = new Set<string>();
  const refusals = new Map<string, number>();
  let unanswered = 0;

  function note(kind: CallKind, began: number): void {
    longest.set(kind, Math.max(longest.get(kind) ?? 0, performance.now() - began));
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  return {
    async run(kind, attempt) {
      const began = performance.now();
      while (performance.now() - began < longestWait) {
        try {
          const result = await attempt();
          note(kind, began);
          return result;
        } catch (error) {
          if (isRefusal(error)) {
            note(kind, began);
            const why = `${error.operationId} ${error.reason ?? error.code}`;
            refusals.set(why, (refusals.get(why) ?? 0) + 1);
            return undefined;
          }
          texts.add(error instanceof Error ? error.message : String(error));
          await pause(betweenAttempts);
        }
      }
      unanswered += 1;
      return undefined;
    },
    longest: (kind) => longest.get(kind) ?? 0,
    count: (kind) => counts.get(kind) ?? 0,
    texts,
    refusals,
    get unanswered() {
      return unanswered;
    },
  };
}

/** The marketplace has decided. Code 500 says that it could not. */
function isRefusal(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && typeof error.code === 'number' && error.code !== 500;
}

/** Whether a text is one sentence that a buyer understands: no code, no stack, no name of a machine. */
export function isClearSentence(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => part !== '');
  const isTechnical = /\b(ECONN|ETIMEDOUT|EPIPE|Error:|undefined|null|HTTP|SQL|127\.0\.0\.1|10\.77\.)/.test(text);
  return text.length > 10 && text.length <= 200 && sentences.length <= 2 && /[.!?]$/.test(text) && !isTechnical;
}

import type { core } from 'zod/mini';
import type { Language } from '../language.ts';
import type { OperationFacts } from '../operation.ts';

/** What a host needs of a contract. It is injected, so that the wire serves any contract. */
export interface HostContract {
  readonly operations: Readonly<Record<string, OperationFacts>>;
  /** By operation. */
  readonly validators: Readonly<Record<string, OperationValidators>>;
  /** The reasons that a call may give, by operation and code. */
  readonly failureReasons: Readonly<Partial<Record<string, Readonly<Record<number, readonly string[]>>>>>;
  readonly texts: HostTexts;
}

interface OperationValidators {
  readonly payload: core.$ZodType;
  /** Absent if the answer is only a code, or not JSON. */
  readonly body: core.$ZodType | undefined;
}

/** A refusal that the host makes by itself. */
export type HostRefusal = 'brokenParameters' | 'imageEmpty' | 'imageTooLarge' | 'tooManyRequests';

/** Texts for users. */
export interface HostTexts {
  /** The text of a code, for failures without a more specific one. */
  code(code: number, language: Language): string;
  refusal(name: HostRefusal, language: Language): string;
}

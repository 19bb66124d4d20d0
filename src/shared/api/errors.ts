import { codes, type FailureCode, type FailureName } from '#generated/codes.ts';
import type { OperationFacts } from '#generated/operations.ts';
import type { CodeFacts } from '#wire/client/wording.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { type TransportCode, TransportError } from '#wire/client/transport-error.ts';

/**
 * Who displays a failure; never more than one. The two dialogs are opened by the end of the session, which happens once for
 * any number of failures, so screens ignore those.
 */
export type FailureOwner =
  | 'emailField'
  | 'passwordField'
  | 'noticeDialog'
  | 'expiredDialog'
  | 'toast'
  | 'place'
  | 'log'
  | 'ignore'
  | 'nowhere';

export interface FailureDisplay {
  text: string;
  owner: FailureOwner;
  severity: 'warning' | 'error';
  /** Whether to show a toast: as its owner, or besides the screen in a debug build. */
  toast: boolean;
}

/** An `ApiFailure`, or the failed answer of a call that returns its whole answer. */
export interface Failure {
  code: number | TransportCode;
  message: string;
}

const byDisplay: Readonly<Record<OperationFacts['display'], FailureOwner>> = {
  toast: 'toast',
  place: 'place',
  log: 'log',
  ignore: 'ignore',
  whole: 'place',
};

export function displayFailure(failure: Failure, debug = false): FailureDisplay {
  const owner = ownerOf(failure);
  return {
    text: failure.message,
    owner,
    severity: failure.code === 'unknown' || isSlowNetwork(failure) ? 'warning' : 'error',
    toast: owner === 'toast' || (debug && owner === 'place' && displayOf(failure) !== 'whole'),
  };
}

function ownerOf(failure: Failure): FailureOwner {
  if (failure.code === 'aborted') return 'nowhere';
  const shows = factsOf(failure)?.shows;
  if (shows === undefined || shows === 'toast') return byDisplay[displayOf(failure)];
  return shows === 'caller' ? 'place' : shows;
}

/** Only calls that return their whole answer give a failure without its own display. */
function displayOf(failure: Failure): OperationFacts['display'] {
  return failure instanceof ApiFailure ? failure.display : 'whole';
}

function isSlowNetwork(failure: Failure): boolean {
  return (
    failure instanceof ApiFailure && failure.cause instanceof TransportError && failure.cause.text === 'slowNetwork'
  );
}

/**
 * The detail of a failure: the server's own message, or that no answer came. Undefined if the server refused without a
 * message, so that a screen can say what did not happen.
 */
export function ownMessage(failure: { message: string }): string | undefined {
  if (failure instanceof ApiFailure && failure.answer) return failure.answer.message || undefined;
  return failure.message || undefined;
}

/** Whether a call failed with the contract's code of this name. Only names of codes that the call can answer are allowed. */
export function isFailure<F extends Failure>(
  failure: F | null | undefined,
  name: number extends F['code'] ? FailureName : NameOf<F['code']>,
): boolean {
  return failure ? factsOf(failure)?.name === name : false;
}

type NameOf<Code> = Code extends FailureCode ? (typeof codes)[Code]['name'] : never;

function factsOf({ code }: Failure): CodeFacts | undefined {
  return (codes as Readonly<Record<number | string, CodeFacts>>)[code];
}

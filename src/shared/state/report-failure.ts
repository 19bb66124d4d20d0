import type { FailureDisplay } from '../api/errors.ts';
import type { ApiFailure } from '#wire/client/failure.ts';
import { showToast } from './toasts.ts';

/** Shows or logs failures that no screen shows itself. */
export function reportFailure({ text, owner, severity, toast }: FailureDisplay, { operationId }: ApiFailure): void {
  if (toast) showToast(severity, text);
  else if (owner === 'log') console.warn(`${operationId}: ${text}`);
}

import type { OperationFacts } from '#generated/operations.ts';

/** The answers that a developer forces. Our servers obey in development. */
export interface Forcing {
  /** The call whose answers are forced. Other calls, such as those for a token, are not affected. */
  call: string;
  code: string;
  delay: string;
  fault: string;
}

export const noForcing: Forcing = { call: '', code: '', delay: '', fault: '' };

export function forceHeaders({ call, code, delay, fault }: Forcing, { id }: OperationFacts): Record<string, string> {
  if (id !== call) return {};
  return {
    ...(code && { 'Force-Code': code }),
    ...(delay && { 'Force-Delay': delay }),
    ...(fault && { 'Force-Fault': fault }),
  };
}

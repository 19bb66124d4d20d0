import type { OperationFacts } from '../../../generated/operations.ts';

/** What a developer wants the next answers to be; every server of ours in development obeys. */
export interface Forcing {
  /** The call whose answers are forced; those that the client makes beside it, such as for a token, are left alone. */
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

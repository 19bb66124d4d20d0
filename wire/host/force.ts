import type { OperationFacts } from '../../generated/operations.ts';
import type { PlainAnswer } from './call.ts';
import type { Examples } from './examples.ts';
import { isFault, faults, type Fault } from './faults.ts';
import type { Language } from './language.ts';

/** What the headers of one request force upon its answer. */
export interface Force {
  answer?: PlainAnswer;
  delay?: number;
  fault?: Fault;
}

export const forceHeaders = ['Force-Code', 'Force-Example', 'Force-Delay', 'Force-Fault'] as const;
type ForceHeader = (typeof forceHeaders)[number];

const longestDelay = 60_000;

/** Reads the `Force-…` headers. A value that cannot be forced is answered by saying which can. */
export function readForce(
  operation: OperationFacts,
  header: (name: ForceHeader) => string | undefined,
  { examples, language, sealed }: { examples: Examples; language: Language; sealed: boolean },
): Force {
  const [code, example, delay, fault] = forceHeaders.map(header);
  const force: Force = {};
  if (code !== undefined && example !== undefined) {
    return refuse('Force-Code and Force-Example exclude each other.');
  }
  if (code !== undefined) {
    const allowed = operation.codes.map(String);
    if (!allowed.includes(code)) return refuseValue('Force-Code', code, operation, allowed);
    force.answer = { code: Number(code) };
  }
  if (example !== undefined) {
    const found = examples.find(operation.id, example, language);
    if (!found) return refuseValue('Force-Example', example, operation, examples.namesOf(operation.id));
    force.answer = found;
  }
  if (delay !== undefined) {
    const milliseconds = Number(delay);
    if (!/^\d{1,5}$/.test(delay) || milliseconds > longestDelay) {
      return refuseValue('Force-Delay', delay, operation, [`0 to ${longestDelay} (milliseconds)`]);
    }
    force.delay = milliseconds;
  }
  if (fault !== undefined) {
    const allowed = faults.filter((name) => sealed || name !== 'bad-sign');
    if (!isFault(fault) || !allowed.includes(fault)) return refuseValue('Force-Fault', fault, operation, allowed);
    force.fault = fault;
  }
  return force;
}

function refuseValue(header: ForceHeader, value: string, operation: OperationFacts, allowed: readonly string[]): Force {
  return refuse(`${header}: ${operation.id} knows no '${value}' here; use one of ${allowed.join(', ')}.`);
}

function refuse(message: string): Force {
  return { answer: { code: 400, message, errorMessage: message } };
}

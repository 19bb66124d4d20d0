import type { OperationFacts } from '../../../generated/operations.ts';

/** The call as a frontend developer writes it. */
export function writeSnippet({ id, codes, display }: OperationFacts, payload: string): string {
  const words = payload.trim() && payload.trim() !== '{}' ? `{ ${argumentOf(payload)} }` : '';
  const cases = codes.map((code) => `  case ${code}:`).join('\n');
  if (display === 'whole') {
    return `const { data: answer, error } = await api.${id}(${words});\nswitch (answer?.code) {\n  case 0:\n${cases}\n}`;
  }
  return `const { data, error } = await api.${id}(${words});\nswitch (error?.code) {\n${cases}\n}`;
}

function argumentOf(payload: string): string {
  const [first = '', ...rest] = payload.trim().split('\n');
  return [`body: ${first}`, ...rest].join('\n');
}

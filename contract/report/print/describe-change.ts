import type { Change } from '../verdict/change.ts';

/** A change in one line without markup, for display at its file and line. */
export function describeChange({ message, operations, hits, consumers, approval }: Change): string {
  const few = operations.slice(0, 3).join(', ');
  const rest = operations.length > 3 ? ` and ${operations.length - 3} more` : '';
  const of = operations.length > 0 ? `${few}${rest}: ` : '';
  const hit = hits.length > 0 ? ` It hits ${hits.join(' and ')}.` : '';
  const affected = consumers.length > 0 ? ` It breaks ${consumers.join(', ')}.` : '';
  const passed = approval ? ` Approved by ${approval.by} until ${approval.until}: ${approval.why}` : '';
  return `${of}${message.replaceAll('`', '')}.${hit}${affected}${passed}`;
}

import type { Schema } from '../../document/openapi.ts';
import type { Probe } from './probe.ts';
import { longestText, resizeText, shortestText, type CountComplaints } from './resize-text.ts';

/** Longer texts than this are not built: a limit beyond it is stated in the contract and checked elsewhere. */
const LONGEST_TEXT = 100_000;

/** Texts at and just past each limit of a schema, made from one that fits. */
export function probeText(schema: Schema, sample: string, count: CountComplaints): Probe[] {
  return [...probeLength(schema, sample, count), ...probePattern(schema, sample, count), ...probeOddities(sample)];
}

function probeLength(schema: Schema, sample: string, count: CountComplaints): Probe[] {
  const { minLength, maxLength } = schema as { minLength?: number; maxLength?: number };
  const probes: Probe[] = [];
  if (minLength !== undefined && minLength > 0) {
    probes.push(
      { name: `minLength ${minLength}`, value: resizeText(sample, minLength, count) },
      { name: `one below minLength ${minLength}`, value: resizeText(sample, minLength - 1, count) },
    );
  }
  if (maxLength !== undefined && maxLength < LONGEST_TEXT) {
    probes.push(
      { name: `maxLength ${maxLength}`, value: resizeText(sample, maxLength, count) },
      { name: `one above maxLength ${maxLength}`, value: resizeText(sample, maxLength + 1, count) },
      // JSON Schema counts code points; a reader that counts UTF-16 units refuses half as many.
      { name: `maxLength ${maxLength} in emoji`, value: '🚗'.repeat(maxLength) },
      { name: `one above maxLength ${maxLength} in emoji`, value: '🚗'.repeat(maxLength + 1) },
    );
  }
  return probes;
}

function probePattern({ pattern, maxLength }: Schema, sample: string, count: CountComplaints): Probe[] {
  if (typeof pattern !== 'string') return [];
  const probes: Probe[] = [
    { name: 'shortest for its pattern', value: shortestText(sample, count) },
    { name: 'a line break at its end', value: `${sample}\n` },
    { name: 'a space before', value: ` ${sample}` },
    { name: 'a space after', value: `${sample} ` },
    { name: 'spaces only', value: '   ' },
    { name: 'its characters reversed', value: sample.split('').toReversed().join('') },
    { name: 'the other case', value: sample === sample.toUpperCase() ? sample.toLowerCase() : sample.toUpperCase() },
  ];
  if (maxLength === undefined) {
    const longest = longestText(sample, pattern, count);
    probes.push(
      { name: 'longest for its pattern', value: longest },
      { name: 'one above the longest for its pattern', value: resizeText(longest, longest.length + 1, count) },
    );
  }
  return probes;
}

/** What free text must survive, and patterns must stop. */
function probeOddities(sample: string): Probe[] {
  const start = sample.slice(0, Math.max(0, sample.length - 4));
  return [
    { name: 'empty', value: '' },
    { name: 'a NUL inside', value: `${start}\u0000a` },
    { name: 'a lone surrogate inside', value: `${start}\ud800a` },
    { name: 'Chinese, right-to-left and emoji', value: '車\u202eא🚗' },
    { name: 'quotes and markup', value: `'"><b>` },
    { name: `${LONGEST_TEXT} characters`, value: 'a'.repeat(LONGEST_TEXT) },
  ];
}

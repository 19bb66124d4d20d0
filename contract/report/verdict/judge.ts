import type { ChangeKind, Impact } from './change.ts';
import { describePlace } from '#contract/document/openapi.ts';

export type Direction = 'payload' | 'answer';

/**
 * How a change affects the set of values that a schema allows. `either` is for undecidable cases, such as a different
 * pattern, which may widen and narrow.
 */
export type Effect = 'narrower' | 'wider' | 'either' | 'breaking' | 'notice' | 'text';

export interface Difference {
  kind: ChangeKind;
  effect: Effect;
  pointer: string;
  /** Its earlier place, if different. */
  oldPointer?: string;
  message: string;
}

export type Report = (difference: Difference) => void;

/**
 * A sender breaks on values that are no longer accepted, a reader on values that may be new: our clients check answers
 * with validators of the contract they were built with, so they refuse a wider answer.
 */
export function judge(effect: Effect, direction: Direction): Impact {
  if (effect === 'text') return 'patch';
  if (effect === 'notice') return 'minor';
  if (effect === 'breaking' || effect === 'either') return 'major';
  return (effect === 'narrower') === (direction === 'payload') ? 'major' : 'minor';
}

export function nameField(pointer: string, field: string): string {
  const place = describePlace(pointer);
  return `\`${place === '' ? field : `${place}.${field}`}\``;
}

export function namePlace(pointer: string): string {
  const place = describePlace(pointer);
  if (place !== '') return `\`${place}\``;
  if (pointer.endsWith('/parameters')) return 'the parameters';
  return pointer.includes('/requestBody/') ? 'the payload' : 'the answer';
}

export function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Old and new text side by side. */
export function showTurn(was: unknown, is: unknown): string {
  return typeof was === 'string' && typeof is === 'string' ? `: ${clip(was, is)} → ${clip(is, was)}` : '';
}

const SHOWN = 160;

/** For a long text, the part that begins shortly before the first difference. */
function clip(text: string, other: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return JSON.stringify(line);
  const others = other.replaceAll(/\s+/g, ' ').trim();
  const parted = line.split('').findIndex((character, at) => character !== others[at]);
  const from = Math.max(0, Math.min(parted - 40, line.length - SHOWN));
  const to = from + SHOWN;
  return JSON.stringify(`${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`);
}

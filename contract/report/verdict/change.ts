import type { Part } from '#contract/document/parts.ts';

/** Who has to act on a breaking change: senders of a payload, readers of an answer, or builders of either. */
export type Hit = 'senders' | 'readers';

/** One difference between two contracts, before the affected screens are known. */
export interface Finding {
  kind: ChangeKind;
  impact: Impact;
  /** Its place in the canonical document; places in the catalogue begin with `codes.yaml`. */
  pointer: string;
  /** Its earlier place, if different. */
  oldPointer?: string;
  message: string;
  /** The ids of the operations with this impact. */
  operations: string[];
  hits: Hit[];
}

/** That a consumer used something, and when it last did. */
export interface LastUse {
  consumer: string;
  /** The last day. */
  on: string;
  days: number;
}

/** A finding with its place in the files and its uses in the site's source. */
export interface Change extends Finding {
  /** Stays the same while the report says the same about the same place and operations. */
  id: string;
  /** Its place in the hand-written files; for removed things, the earlier place. */
  file: string;
  line: number;
  /** The known consumers that a breaking change breaks. */
  consumers: string[];
  /** Who used last what breaks, if usage was given. */
  lastUses?: LastUse[];
  /** The approver of a breaking change, if there is one. */
  approval?: { by: string; why: string; until: string };
  /** Set if only one operation is concerned. */
  operation?: string;
  path?: string;
  /** The contracts that it belongs to, if the desk has its own. */
  parts?: Part[];
  /** Areas and pages of `src/` that call one of its operations. */
  screens: string[];
}

export type ChangeKind =
  | 'operation-added'
  | 'operation-removed'
  | 'operation-renamed'
  | 'operation-moved'
  | 'media-type'
  | 'parameter'
  | 'link'
  | 'body-added'
  | 'body-removed'
  | 'payload-added'
  | 'payload-removed'
  | 'status'
  | 'security'
  | 'server'
  | 'field-added'
  | 'field-removed'
  | 'field-renamed'
  | 'field-required'
  | 'field-optional'
  | 'type'
  | 'values'
  | 'limit'
  | 'closed'
  | 'alternatives'
  | 'default'
  | 'deprecated'
  | 'access'
  | 'schema-name'
  | 'text'
  | 'examples'
  | 'unjudged'
  | 'code-added'
  | 'code-removed'
  | 'code-renumbered'
  | 'code-name'
  | 'code-client'
  | 'code-shows'
  | 'code-meaning'
  | 'code-text'
  | 'answers-code'
  | 'failure-added'
  | 'failure-removed'
  | 'failure-text'
  | 'x-field'
  | 'socket-added'
  | 'socket-removed'
  | 'socket-moved'
  | 'message-added'
  | 'message-removed'
  | 'close-code'
  | 'document';

/** What a change requires of the version number. */
export type Impact = 'major' | 'minor' | 'patch';
export type Verdict = Impact | 'none';

const rank: Record<Verdict, number> = { none: 0, patch: 1, minor: 2, major: 3 };

export const impacts: readonly Impact[] = ['major', 'minor', 'patch'];

export function isGraver(one: Verdict, other: Verdict): boolean {
  return rank[one] > rank[other];
}

export function findGravest(all: readonly Verdict[]): Verdict {
  return all.reduce<Verdict>((gravest, impact) => (isGraver(impact, gravest) ? impact : gravest), 'none');
}

/** Whether the caller asked to fail on this verdict. */
export function reaches(verdict: Verdict, limit: Verdict): boolean {
  return limit !== 'none' && !isGraver(limit, verdict);
}

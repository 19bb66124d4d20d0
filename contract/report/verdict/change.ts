/** Who has to act on a breaking change: those who send a payload, those who read an answer, those who build either. */
export type Hit = 'senders' | 'readers';

/** One difference between two contracts, before anything is known of the screens that it reaches. */
export interface Finding {
  kind: ChangeKind;
  impact: Impact;
  /** Where it stands, in the canonical document; the catalogue's own places begin with `codes.yaml`. */
  pointer: string;
  /** Where it stood before, if elsewhere. */
  oldPointer?: string;
  message: string;
  /** The ids of the operations that carry it at this impact. */
  operations: string[];
  hits: Hit[];
}

/** A finding, where it stands in the files, and where the site's source meets it. */
export interface Change extends Finding {
  /** The same for as long as the report says the same of the same place. */
  id: string;
  /** Where it is written by hand; what is gone, where it stood. */
  file: string;
  line: number;
  /** Whom a breaking change breaks, of those who are known to use the contract. */
  consumers: string[];
  /** Who lets a breaking change pass, where somebody does. */
  approval?: { by: string; why: string; until: string };
  /** Set where it is one operation's alone. */
  operation?: string;
  path?: string;
  /** Areas and pages of `src/` that call one of its operations. */
  screens: string[];
}

export type ChangeKind =
  | 'operation-added'
  | 'operation-removed'
  | 'operation-renamed'
  | 'operation-moved'
  | 'media-type'
  | 'body-added'
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
  | 'document';

/** What a change asks of the version number. */
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

/** Whether a verdict is one that the caller asked to fail on. */
export function reaches(verdict: Verdict, limit: Verdict): boolean {
  return limit !== 'none' && !isGraver(limit, verdict);
}

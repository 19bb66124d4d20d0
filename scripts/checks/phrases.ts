export interface Phrase {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
}

/** Phrases that newcomers have to decode. A space matches any white space, so that a phrase may go over a line's end. */
export const phrases: readonly Phrase[] = [
  phrase(/\b(?:with|without) a line\b/, 'online, offline'),
  phrase(/\banew\b/, 'again, retry, reload'),
  phrase(/\bwhoever\b/, 'the person or program, such as "the caller"'),
  phrase(/\b(?:is|are|be|been|was|were) told\b/, 'is shown, reported, returned'),
  phrase(/\b(?:to|cannot|must) be kept\b/, 'saved, stored, cached'),
  phrase(/\bcrew\b/, 'staff'),
  phrase(/\bmend(?:s|ed|ing)?\b/, 'fix'),
  phrase(/\bstands? (?:there|here|in its place|in for)\b/, 'is, replaces'),
  phrase(/\bas it stands\b/, 'current, unchanged'),
  phrase(/\b(?:hold|holds|held) (?:\w+ ){1,3}against\b/, 'check, compare, validate'),
  phrase(/\bnothing where\b/, 'undefined if, empty if'),
  phrase(/\bby itself alone\b/, 'alone'),
  phrase(/\b(?:come|comes|came) of (?:it|them|that)\b/, 'result'),
  phrase(/\b(?:come|comes|came) to rest\b/, 'idle'),
  phrase(/\bhanded (?:over|on|down)\b/, 'passed'),
  phrase(/\bin (?:its|their) own words\b/, 'its own message'),
];

function phrase({ source }: RegExp, instead: string): Phrase {
  return { pattern: new RegExp(source.replaceAll(' ', String.raw`\s+`), 'giu'), instead };
}

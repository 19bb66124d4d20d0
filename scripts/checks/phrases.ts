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
  phrase(/\bwhat (?:is|was) so\b/, 'the current state'),
  phrase(/\b(?:poor|bad) line\b/, 'bad connection'),
  phrase(/\bto the letter\b/, 'literally'),
  phrase(/(?<!separated |joined )\bby commas\b/, 'comma-separated'),
  phrase(/\b(?:is|are) to go\b/, 'target'),
  phrase(/\bas it is now\b/, 'current'),
  phrase(/\bof the moment\b/, 'current'),
  phrase(/\bno longer news\b/, 'outdated'),
  phrase(/\btells? nobody\b/, 'does not show, does not publish'),
  phrase(/\bgoes before\b/, 'takes precedence'),
  phrase(/\bpestered\b/, 'flooded, spammed'),
];

function phrase({ source }: RegExp, instead: string): Phrase {
  return { pattern: new RegExp(source.replaceAll(' ', String.raw`\s+`), 'giu'), instead };
}

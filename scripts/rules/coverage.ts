import type { Rule } from './rule-list.ts';

interface Evidence {
  rules: readonly Rule[];
  tested: ReadonlySet<string>;
  deviations: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
}

interface Coverage {
  /** Rules without a test, by topic. */
  byTopic: Map<string, Rule[]>;
  /** Problems with the evidence, each with its remedy. */
  problems: string[];
  counts: { all: number; tested: number; deviations: number; waiting: number };
}

/** Every rule needs exactly one of: a test, a reason in the deviations, or an entry in the waiting list. */
export function checkCoverage({ rules, tested, deviations, waiting }: Evidence): Coverage {
  const known = new Set(rules.map(({ id }) => id));
  const problems: string[] = [];
  for (const id of new Set([...tested, ...deviations, ...waiting])) {
    if (known.has(id)) continue;
    problems.push(
      `${id} is named by a test or a list, but there is no such rule: write it in docs/rules/, or name another.`,
    );
  }
  for (const id of known) {
    if (rules.filter((rule) => rule.id === id).length === 1) continue;
    problems.push(`${id} is listed twice in docs/rules/: give the later one the next number that is free.`);
  }
  const byTopic = new Map<string, Rule[]>();
  for (const rule of rules) {
    if (tested.has(rule.id)) {
      if (waiting.has(rule.id)) problems.push(`${rule.id} has a test: remove it from docs/rules/waiting.md.`);
      continue;
    }
    if (deviations.has(rule.id)) continue;
    byTopic.set(rule.topic, [...(byTopic.get(rule.topic) ?? []), rule]);
    if (!waiting.has(rule.id)) {
      problems.push(
        `${rule.id} has no test: name it in a test's title, or give the reason in docs/rules/deviations.md.`,
      );
    }
  }
  const count = (ids: ReadonlySet<string>) => rules.filter(({ id }) => ids.has(id)).length;
  return {
    byTopic,
    problems,
    counts: { all: rules.length, tested: count(tested), deviations: count(deviations), waiting: count(waiting) },
  };
}

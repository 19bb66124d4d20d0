import type { ImportRule, ImportSource, ImportVerdict } from '#generated/client/types.gen.ts';
import type { Admission, CountryRules, Source } from './country-rules.ts';
import type { Verdict } from './verdict.ts';

/** Maps a verdict to the contract. */
export function describeVerdict(carSourceId: string, registered: string, verdict: Verdict): ImportVerdict {
  const { is, arrivalDay, refusals, doubts, rule, arriveBy, shipBy, registeredFrom, isProjected } = verdict;
  return {
    carSourceId,
    verdict: is,
    registered,
    arrivalDay,
    refusals: [...refusals],
    doubts: [...doubts],
    ...(arriveBy && { arriveBy }),
    ...(shipBy && { shipBy }),
    ...(registeredFrom !== undefined && { registeredFrom }),
    isProjected,
    ...(rule && { rule: describeRule(rule) }),
  };
}

const partNames = ['age', 'steering', 'inspection'] as const;

function describeRule(rule: Admission): ImportRule {
  const { from, until, basis, steering, inspection, age, sources, parts = {}, requirements = [] } = rule;
  const named = partNames.flatMap((part) => (parts[part] ? [{ part, ...parts[part] }] : []));
  return {
    from,
    ...(until && { until }),
    basis,
    steering,
    inspection,
    ...('counts' in age && {
      ageLimit: {
        years: age.atMost ?? age.lessThan ?? 0,
        isLessThan: age.atMost === undefined,
        counts: age.counts,
        by: age.by,
      },
    }),
    sources,
    ...(named.length > 0 && { parts: named }),
    ...(requirements.length > 0 && { requirements }),
  };
}

function describeSource({ id, title, url, kind, published, seen }: Source): ImportSource {
  return { id, title, url, kind, ...(published && { published }), seen };
}

/** The sources of a rule, of its parts and of what it asks for. */
export function sourcesOfRule({ sources, parts = [], requirements = [] }: ImportRule): string[] {
  return [...sources, ...[...parts, ...requirements].flatMap((one) => one.sources)];
}

/** The distinct sources of some figures, in the order of the country's file. */
export function sourcesNamed(rules: CountryRules | undefined, named: readonly string[]): ImportSource[] {
  const wanted = new Set(named);
  return (rules?.sources ?? []).filter(({ id }) => wanted.has(id)).map(describeSource);
}

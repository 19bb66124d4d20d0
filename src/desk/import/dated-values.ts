import type { ImportSourceFacts, StaffImportPeriod, StaffImportRule } from '#generated/client/types.gen.ts';

export const bases = ['public', 'announced', 'reported', 'projected', 'estimate'] as const;
export const sourceKinds = ['law', 'agency', 'press', 'trader'] as const;

/** Form values for the period and source of a version. */
export interface DatedTexts {
  from: string;
  until: string;
  basis: string;
  title: string;
  url: string;
  kind: string;
}

type Period = Pick<StaffImportPeriod | StaffImportRule, 'from' | 'until' | 'basis' | 'sources'>;

/** Initial form values: those of the corrected version, or empty ones for a new version. */
export function datedTextsOf(corrected: Period | undefined, last: Period | undefined): DatedTexts {
  const [source] = corrected?.sources ?? [];
  return {
    from: corrected?.from ?? '',
    until: corrected?.until ?? '',
    basis: (corrected ?? last)?.basis ?? 'announced',
    title: source?.title ?? '',
    url: source?.url ?? '',
    kind: source?.kind ?? 'law',
  };
}

export interface GivenDates {
  from: string;
  until?: string;
  basis: (typeof bases)[number];
  source: ImportSourceFacts;
}

export function givenDatesOf({ from, until, basis, title, url, kind }: DatedTexts): GivenDates {
  return {
    from,
    ...(until !== '' && { until }),
    basis: bases.find((one) => one === basis) ?? 'announced',
    source: { title: title.trim(), url: url.trim(), kind: sourceKinds.find((one) => one === kind) ?? 'law' },
  };
}

export const isAddress = (text: string) => /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(text.trim());

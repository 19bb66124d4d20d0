import type { ImportSourceFacts, StaffImportPeriod, StaffImportRule } from '../../../generated/client/types.gen.ts';

export const bases = ['public', 'announced', 'reported', 'projected', 'estimate'] as const;
export const sourceKinds = ['law', 'agency', 'press', 'trader'] as const;

/** From when until when a version counts and by which source, as it is written into a form. */
export interface DatedTexts {
  from: string;
  until: string;
  basis: string;
  title: string;
  url: string;
  kind: string;
}

type Period = Pick<StaffImportPeriod | StaffImportRule, 'from' | 'until' | 'basis' | 'sources'>;

/** What a form begins with: the days and the source of the version that is corrected; a new one has its own. */
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

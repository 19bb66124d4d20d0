import type { TFunction } from 'i18next';
import type { ImportAssessment, ImportVerdict } from '#generated/client/types.gen.ts';
import type { useFormats } from '#shared/i18n/use-formats.ts';

type Formats = ReturnType<typeof useFormats>;
type Text = TFunction<'importing'>;

export interface Wording {
  t: Text;
  formats: Formats;
  /** The country's name in the reader's language. */
  country: string;
}

export type Tone = 'good' | 'hurry' | 'bad' | 'open';

const tones = {
  allowed: 'good',
  onlyIfShippedBy: 'hurry',
  refused: 'bad',
  unclear: 'open',
  noRule: 'open',
} as const satisfies Record<ImportVerdict['verdict'], Tone>;

export function toneOf({ verdict }: ImportVerdict): Tone {
  return tones[verdict];
}

/** The verdict on a vehicle in one sentence. */
export function verdictSentence(verdict: ImportVerdict, port: string | undefined, wording: Wording): string {
  const { t, formats, country } = wording;
  const { arriveBy, shipBy } = verdict;
  if (verdict.verdict === 'refused') return refusalSentence(verdict, wording);
  if (verdict.verdict === 'noRule') return t('noRule', { country });
  if (verdict.verdict === 'unclear') return t('unclear', { country });
  if (arriveBy === undefined || port === undefined) return t('allowed', { country });
  const day = formats.day(arriveBy);
  return verdict.verdict === 'onlyIfShippedBy' && shipBy !== undefined
    ? t('shipBy', { shipBy: formats.day(shipBy), port, day })
    : t('allowedUntil', { country, port, day });
}

function refusalSentence(verdict: ImportVerdict, { t, formats, country }: Wording): string {
  const { refusals, rule, registeredFrom } = verdict;
  const registered = verdict.registered.length > 4 ? formats.month(verdict.registered) : verdict.registered;
  if (refusals.includes('tooOld')) {
    return registeredFrom === undefined
      ? t('refusedLimit', { registered, country, limit: limitOf(verdict, t) })
      : t('refusedAge', { registered, country, year: registeredFrom });
  }
  if (refusals.includes('fuel')) return t('refusedFuel', { country });
  return t(rule?.steering === 'left' ? 'refusedRight' : 'refusedLeft', { country });
}

function limitOf({ rule }: ImportVerdict, t: Text): string {
  const limit = rule?.ageLimit;
  if (!limit) return '';
  return t(limit.isLessThan ? 'yearsLessThan' : 'yearsAtMost', { years: limit.years });
}

const doubts = {
  ageRuleUnknown: 'doubtAge',
  steeringRuleUnknown: 'doubtSteering',
  countsFromManufacture: 'doubtManufacture',
  monthUnknown: 'doubtMonth',
  vehicleKind: 'doubtKind',
  importPermit: 'conditionPermit',
  limitMayBeLower: 'conditionLimit',
  stricterRulePrepared: 'conditionStricter',
  costsRiseWithAge: 'conditionCostsRise',
} as const satisfies Record<ImportVerdict['doubts'][number], string>;

const requirements = {
  registeredWithinYearOfManufacture: 'requirementWithinYear',
  localMarineInsurance: 'requirementLocalInsurance',
} as const;

function inspectionOf({ rule }: ImportVerdict, t: Text): string[] {
  if (rule?.inspection === 'beforeShipping') return [t('inspectionFirst')];
  return rule?.inspection === 'onArrival' ? [t('inspectionOnArrival')] : [];
}

/** Additional notes: what is uncertain, how long a voyage takes, and what is required first. */
export function verdictRemarks(verdict: ImportVerdict, { voyageDays }: ImportAssessment, wording: Wording): string[] {
  const { t, formats, country } = wording;
  const limit = limitOf(verdict, t);
  return [
    ...verdict.doubts.map((doubt) => t(doubts[doubt], { country, limit })),
    ...(verdict.verdict === 'noRule' || verdict.verdict === 'unclear' ? [t('askFirst')] : []),
    ...(verdict.verdict === 'onlyIfShippedBy' && voyageDays ? [t('voyage', { ...voyageDays })] : []),
    ...(verdict.verdict === 'refused' ? [t('arrives', { day: formats.day(verdict.arrivalDay) })] : []),
    ...(verdict.isProjected ? [t('projected')] : []),
    ...(verdict.verdict === 'refused' ? [] : inspectionOf(verdict, t)),
    ...(verdict.verdict === 'refused' ? [] : (verdict.rule?.requirements ?? []).map(({ is }) => t(requirements[is]))),
  ];
}

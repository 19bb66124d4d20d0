import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ImportAssessment } from '#generated/client/types.gen.ts';
import { type Tone, toneOf, verdictSentence, type Wording } from '#shared/components/import-verdict/verdict-texts.ts';
import { verdictOptions } from '#shared/components/import-verdict/verdict-query.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';

export interface SharedVerdict {
  tone: Exclude<Tone, 'open'>;
  sentence: string;
}

interface VerdictSubject {
  id: string;
  countryCode: string;
  /** Its name in the reader's language. */
  country: string;
  /** Absent if no port is chosen; the country's default port is used then. */
  portId: string | undefined;
  portName: string | undefined;
}

/** The import verdict as text for third parties; undefined until it is known. */
export function useSharedVerdict({
  id,
  countryCode,
  country,
  portId,
  portName,
}: VerdictSubject): SharedVerdict | undefined {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const { data } = useQuery({
    ...verdictOptions({ vehicleId: id, countryCode, portId }),
    enabled: countryCode !== '',
  });
  return data && sharedVerdict(data, portName, { t, formats, country });
}

/** The verdict for a reader without context. Undefined if no rule is known. */
export function sharedVerdict(
  { verdicts: [verdict], portName }: ImportAssessment,
  port: string | undefined,
  wording: Wording,
): SharedVerdict | undefined {
  if (!verdict) return undefined;
  const tone = toneOf(verdict);
  return tone === 'open' ? undefined : { tone, sentence: verdictSentence(verdict, port ?? portName, wording) };
}

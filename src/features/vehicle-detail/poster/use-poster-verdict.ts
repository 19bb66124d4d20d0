import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ImportAssessment } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { type Tone, toneOf, verdictSentence, type Wording } from '../../../components/import-verdict/verdict-words.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { Order } from '../order/use-order.ts';

export interface PosterVerdict {
  tone: Exclude<Tone, 'open'>;
  sentence: string;
}

/** Whether the vehicle may be imported where the poster's price leads to; nothing until that is known. */
export function usePosterVerdict({ id, draft, portName }: Order): PosterVerdict | undefined {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const { countryCode, country } = draft;
  const { data } = useQuery({
    ...queries.assessImportOptions({ body: { carSourceIds: [id], countryCode } }),
    enabled: countryCode !== '',
  });
  return data && posterVerdict(data, portName, { t, formats, country });
}

/** What a poster says of an import. Where no rule is known it says nothing. */
export function posterVerdict(
  { verdicts: [verdict], portName }: ImportAssessment,
  port: string | undefined,
  wording: Wording,
): PosterVerdict | undefined {
  if (!verdict) return undefined;
  const tone = toneOf(verdict);
  return tone === 'open' ? undefined : { tone, sentence: verdictSentence(verdict, port ?? portName, wording) };
}

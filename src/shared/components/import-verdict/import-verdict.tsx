import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ImportAssessment, ImportRule, ImportVerdict as Verdict } from '#generated/client/types.gen.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { basisTexts } from './basis-texts.ts';
import styles from './import-verdict.module.css';
import { SourceLinks } from './source-links.tsx';
import { verdictOptions } from './verdict-query.ts';
import { type Tone, toneOf, verdictRemarks, verdictSentence } from './verdict-texts.ts';

export interface ImportVerdictProps {
  vehicleId: string;
  countryCode: string;
  /** The country's name in the reader's language. */
  country: string;
  /** The port that the buyer has chosen; otherwise the country's default port. */
  portId?: string | undefined;
  /** The chosen port's name. */
  port?: string | undefined;
}

/** Whether a vehicle may be imported into its destination, with the rule that decides. */
export function ImportVerdict({ vehicleId, countryCode, country, portId, port }: ImportVerdictProps) {
  const { data, error, isPlaceholderData } = useQuery({
    ...verdictOptions({ vehicleId, countryCode, portId }),
    placeholderData: keepPreviousData,
  });
  const [verdict] = data?.verdicts ?? [];
  if (error) return <p className={styles.failed}>{displayFailure(error).text}</p>;
  if (!data || !verdict || isPlaceholderData) return null;
  return <Judged assessment={data} verdict={verdict} country={country} port={port ?? data.portName} />;
}

/** The sources of a rule, of its parts and of its requirements. */
function namedBy({ sources, parts = [], requirements = [] }: ImportRule): string[] {
  return [...sources, ...parts.flatMap((one) => one.sources), ...requirements.flatMap((one) => one.sources)];
}

const icons = {
  good: CircleCheck,
  hurry: CircleAlert,
  bad: CircleX,
  open: CircleHelp,
} as const satisfies Record<Tone, typeof CircleCheck>;

export interface JudgedProps {
  assessment: ImportAssessment;
  verdict: Verdict;
  country: string;
  port: string | undefined;
}

/** A verdict that is already loaded, with the rule that decides. */
export function Judged({ assessment, verdict, country, port }: JudgedProps) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const wording = { t, formats, country };
  const remarks = verdictRemarks(verdict, assessment, wording);
  const tone = toneOf(verdict);
  const Icon = icons[tone];
  const { rule } = verdict;
  return (
    <div className={`${styles.verdict} ${styles[tone]}`} data-verdict={verdict.verdict}>
      <p className={styles.sentence}>
        <Icon size="1.25rem" aria-hidden />
        <span>{verdictSentence(verdict, port, wording)}</span>
      </p>
      {rule && (
        <Accordion disableGutters elevation={0} square className={styles.more}>
          <AccordionSummary className={styles.moreTitle} expandIcon={<ChevronDown size="1rem" aria-hidden />}>
            {t('sources')}
          </AccordionSummary>
          <AccordionDetails className={styles.moreText}>
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            <p>
              {rule.until
                ? t('ruleSpan', { day: formats.day(rule.from), until: formats.day(rule.until) })
                : t('ruleFrom', { day: formats.day(rule.from) })}
              {' · '}
              {t(basisTexts[rule.basis])}
            </p>
            {(rule.parts ?? []).map(({ part, basis }) => (
              <p key={part}>{t('partBasis', { part: t(`part_${part}`), basis: t(basisTexts[basis]) })}</p>
            ))}
            <SourceLinks sources={assessment.sources.filter(({ id }) => namedBy(rule).includes(id))} />
          </AccordionDetails>
        </Accordion>
      )}
      {!rule && remarks.map((remark) => <p key={remark}>{remark}</p>)}
    </div>
  );
}

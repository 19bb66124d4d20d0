import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type {
  CostSpan,
  LandedCost as Cost,
  LandedCostLine,
  ChargeName,
  LandedCost,
} from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { basisTexts } from '../import-verdict/basis-texts.ts';
import { SourceLinks } from '../import-verdict/source-links.tsx';
import styles from './cost-breakdown.module.css';
import { CustomsLists } from './customs-lists.tsx';
import { CustomsValue } from './customs-value.tsx';
import { lineTexts } from './line-texts.ts';
import { Months } from './months.tsx';
import { ShownCost, useSpans } from './use-spans.ts';

const noteTexts = {
  noTaxesKnown: 'noteNoTaxes',
  listPriceTold: 'noteTold',
  listPriceEstimated: 'noteEstimated',
  listNotInForce: 'noteListState',
  depreciationUncertain: 'noteDepreciation',
  invoiceMayCount: 'noteInvoice',
  valueMayBeHigher: 'noteValueHigher',
  insurancePaidTwice: 'noteInsuranceTwice',
  valuedByPrice: 'noteValued',
  monthUnknown: 'noteMonth',
  engineSizeUnknown: 'noteEngine',
  manufactureMayBeEarlier: 'noteManufacture',
  ratesForCars: 'noteCars',
  cannotBeImported: 'noteCannot',
} as const;

const worksheet = 'prints-worksheet';

/** For a car of another seller, the items that we would charge are paid to that seller. */
const payees = [
  { payee: 'us', title: 'toUs' },
  { payee: 'state', title: 'toState' },
  { payee: 'others', title: 'toOthers' },
] as const;

export interface CostBreakdownProps {
  cost: Cost;
  isOurs?: boolean;
  /** The car, for the printed worksheet; otherwise the title of the page. */
  subject?: string;
  /** Loads the cost by month of arrival. Absent for a stored estimate. */
  onMonths?: () => void;
}

/** The landed cost of a vehicle: who is paid how much, and for each part its lines, rates and sources. */
export function CostBreakdown({ cost, isOurs = true, subject, onMonths }: CostBreakdownProps) {
  const { t } = useTranslation(['importing', 'common']);
  const formats = useFormats();
  const { asOf, arrivalDay, kesPerUsd, lines, total, toUs, toState, toOthers, months } = cost;
  const isTotal = cost.completeness === 'complete';
  const totals = { us: toUs, state: toState, others: toOthers };
  return (
    <ShownCost value={cost}>
      <div className={styles.cost} data-worksheet>
        <div className={styles.total}>
          <span>{t(isTotal ? 'total' : 'knownSoFar')}</span>
          <Amounts span={total} isLarge />
        </div>
        {!isTotal && <p className={styles.soft}>{t('knownSoFarNote')}</p>}
        <div>
          {payees.map(({ payee, title }) => {
            // A fixed amount of zero does not concern this vehicle.
            const own = lines.filter((line) => line.payee === payee && (line.formula || line.max.kes > 0));
            return (
              own.length > 0 && (
                <Accordion key={payee} disableGutters elevation={0} square className={styles.part}>
                  <AccordionSummary
                    className={styles.partTitle}
                    expandIcon={<ChevronDown size="1.25rem" aria-hidden />}
                  >
                    <span className={styles.partName}>{t(title === 'toUs' && !isOurs ? 'toSeller' : title)}</span>
                    <Amounts span={totals[payee]} />
                  </AccordionSummary>
                  <AccordionDetails className={styles.lines}>
                    {payee === 'state' && cost.customsValue && (
                      <CustomsValue customs={cost.customsValue} sources={cost.sources} />
                    )}
                    {own.map((line) => (
                      <Line key={line.name} line={line} cost={cost} />
                    ))}
                    {payee === 'state' && cost.customsValue && (
                      <CustomsLists customs={cost.customsValue} sources={cost.sources} />
                    )}
                  </AccordionDetails>
                </Accordion>
              )
            );
          })}
          {onMonths && cost.completeness !== 'none' && (
            <Accordion
              disableGutters
              elevation={0}
              square
              className={styles.part}
              onChange={(_event, isOpen) => {
                if (isOpen) onMonths();
              }}
            >
              <AccordionSummary className={styles.partTitle} expandIcon={<ChevronDown size="1.25rem" aria-hidden />}>
                <span className={styles.partName}>{t('byMonth')}</span>
              </AccordionSummary>
              <AccordionDetails className={styles.lines}>
                {months ? <Months months={months} /> : <p>{t('common:loading')}</p>}
              </AccordionDetails>
            </Accordion>
          )}
        </div>
        <CostNotes cost={cost} isOurs={isOurs} />
        <p className={styles.soft}>
          {t(isOurs ? 'asOf' : 'asOfAny', {
            day: formats.day(asOf),
            arrival: formats.day(arrivalDay),
            rate: formats.number(cost.local?.perUsd ?? kesPerUsd),
            currency: cost.local?.currency ?? 'KES',
          })}
        </p>
        {cost.completeness !== 'none' && (
          <Button
            variant="outlined"
            size="small"
            className={styles.print ?? ''}
            onClick={(event) => printWorksheet(event.currentTarget, subject)}
          >
            {t('printWorksheet')}
          </Button>
        )}
      </div>
    </ShownCost>
  );
}

function Line({ line, cost }: { line: LandedCostLine; cost: Cost }) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const spans = useSpans();
  const { name, formula, local, from, until, basis } = line;
  const base = formula && baseOf(formula.of, cost);
  const sources = cost.sources.filter(({ id }) => line.sources.includes(id));
  const parts = [
    formula &&
      t(base ? 'formulaWorked' : 'formula', {
        percent: spans.percent(formula.percent),
        base: formula.of.map((one) => t(lineTexts[one as keyof typeof lineTexts])).join(' + '),
        amount: base && spans.local(base),
      }),
    local && t('localAmount', { currency: local.currency, amount: spans.number(local) }),
    // An estimate has no period of validity.
    from &&
      basis !== 'estimate' &&
      (until
        ? t('ruleSpan', { day: formats.day(from), until: formats.day(until) })
        : t('ruleFrom', { day: formats.day(from) })),
    t(basisTexts[basis]),
  ].filter((part) => typeof part === 'string');
  return (
    <div className={styles.line}>
      <span className={styles.lineName}>{t(lineTexts[name])}</span>
      <Amounts span={line} />
      <div className={styles.how}>
        <p>{parts.join(' · ')}</p>
        {sources.length > 0 && <SourceLinks sources={sources} />}
        {name === 'agent' && (
          <TextLink className="alone" to={paths.company()}>
            {t('agentsAndFees')}
          </TextLink>
        )}
      </div>
    </div>
  );
}

/** The sum of the amounts that a percentage is taken of. */
function baseOf(names: readonly string[], { lines, customsValue }: Cost): CostSpan | undefined {
  const spans = names.map((name) =>
    name === 'customsValue' ? customsValue?.value : lines.find((line) => line.name === name),
  );
  if (spans.some((span) => span === undefined)) return undefined;
  const sum = (end: 'min' | 'max') =>
    spans.reduce(
      (all, span) => ({
        usd: all.usd + (span?.[end].usd ?? 0),
        jpy: all.jpy + (span?.[end].jpy ?? 0),
        kes: all.kes + (span?.[end].kes ?? 0),
      }),
      { usd: 0, jpy: 0, kes: 0 },
    );
  return { min: sum('min'), max: sum('max') };
}

function Amounts({ span, isLarge = false }: { span: CostSpan; isLarge?: boolean }) {
  const spans = useSpans();
  const [local, price] = [spans.local(span), spans.price(span)];
  return (
    <span className={`${styles.amounts} ${isLarge ? styles.large : ''} figures`}>
      <strong>{local}</strong>
      {price !== local && <span className={styles.soft}>{price}</span>}
    </span>
  );
}

/** Prints the cost that contains a button alone, with all its parts open and the car as its title. */
function printWorksheet(button: Element, subject = document.title): void {
  button.closest('[data-worksheet]')?.setAttribute('data-title', subject);
  document.body.classList.add(worksheet);
  window.addEventListener('afterprint', () => document.body.classList.remove(worksheet), { once: true });
  window.print();
}

/** Notes about the amounts, one sentence each. */
function CostNotes({ cost, isOurs }: { cost: LandedCost; isOurs: boolean }) {
  const { t } = useTranslation('importing');
  const charges = (names: readonly ChargeName[]) => names.map((name) => t(lineTexts[name])).join(', ');
  // For a car of another seller the verdict says so, and we sell no clearance for it.
  const notes = isOurs ? cost.notes : cost.notes.filter((note) => note !== 'cannotBeImported');
  const sentences = notes.map((note) => {
    if (note === 'someChargesUnknown') return t('noteUnknown', { charges: charges(cost.unknown) });
    if (note === 'coveredByClearance') return t('covered', { charges: charges(cost.covered) });
    return t(noteTexts[note]);
  });
  return (
    <ul className={styles.notes}>
      {[...sentences, ...(isOurs ? [t('deposit')] : [])].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  OrderTimeline,
  TimelineMoney,
  TimelineNext,
  TimelineStep,
  UnknownValue,
} from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { type OpenDocument, PaperFacts, DocumentLink } from '../documents/document-list.tsx';
import styles from './order-timeline.module.css';

interface TimelineProps {
  timeline: OrderTimeline;
  /** Whether the reader is the buyer, who is shown as "you". */
  isForBuyer: boolean;
  /** Formats a moment for this reader. */
  moment: (iso: string) => string;
  /** The actions for the next step. */
  acts?: ReactNode;
  onOpenPaper?: OpenDocument;
}

/** The next step, followed by the history, newest first, each entry with its evidence. */
export function Timeline({ timeline: { steps, money, next }, isForBuyer, moment, acts, onOpenPaper }: TimelineProps) {
  const all = [...steps, ...(money ?? [])].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <div className={styles.timeline}>
      {next && <Next next={next} isForBuyer={isForBuyer} moment={moment} acts={acts} />}
      <ol className={styles.steps}>
        {all.toReversed().map((step, place) => (
          // Entries may share their time; the list only grows at its end.
          <li key={`${step.at} ${all.length - place}`} className={styles.step}>
            {'what' in step ? (
              <Step step={step} isForBuyer={isForBuyer} moment={moment} onOpenPaper={onOpenPaper} />
            ) : (
              <MoneyStep step={step} moment={moment} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface NextProps extends Omit<TimelineProps, 'timeline'> {
  next: TimelineNext;
}

function Next({ next, isForBuyer, moment, acts }: NextProps) {
  const { t } = useTranslation('timeline');
  const { day } = useFormats();
  const { turn, what, dueAt, dueOn, minDays, maxDays } = next;
  return (
    <section className={styles.next} aria-label={t('next')}>
      <p className={styles.quiet}>{t('next')}</p>
      <p className={styles.title}>
        {t(`next_${what}`)}{' '}
        <span className={styles.turn}>{t(turn === 'buyer' && isForBuyer ? 'turn_you' : `turn_${turn}`)}</span>
      </p>
      {dueAt !== undefined && <p className="figures">{t('dueBy', { time: moment(dueAt) })}</p>}
      {dueOn !== undefined && (
        <p className="figures">{t(turn === 'buyer' ? 'dueBy' : 'expectedOn', { time: day(dueOn) })}</p>
      )}
      {minDays !== undefined && maxDays !== undefined && (
        <p className={`${styles.quiet} figures`}>{t('usually', { min: minDays, max: maxDays })}</p>
      )}
      {acts}
    </section>
  );
}

interface StepProps extends Pick<TimelineProps, 'isForBuyer' | 'moment'> {
  step: TimelineStep;
  onOpenPaper: OpenDocument | undefined;
}

function Step({ step, isForBuyer, moment, onOpenPaper }: StepProps) {
  const { t } = useTranslation('timeline');
  const details = useDetails()(step);
  const { at, what, by, byName, payment, amount, remark, checkAt, proofs = [], papers = [] } = step;
  const title = isKnown(what) ? t(`what_${what}`) : t('unknownStep');
  return (
    <>
      <p className={styles.title}>{payment === undefined ? title : t('about', { what: title, payment: t(payment) })}</p>
      <p className={`${styles.quiet} figures`}>
        {t('byAt', { name: byName ?? t(by === 'buyer' && isForBuyer ? 'by_you' : `by_${by}`) })}
        <time dateTime={at}>{moment(at)}</time>
      </p>
      {amount !== undefined && <p className="figures">{amount}</p>}
      {details !== '' && <p className="figures">{details}</p>}
      {checkAt !== undefined && (
        <p>
          <MuiLink href={checkAt} target="_blank" rel="noreferrer">
            {t('check')}
          </MuiLink>
        </p>
      )}
      {remark !== undefined && (
        <p className={what === 'proofRejected' ? styles.refusal : styles.remark}>{t('reason', { remark })}</p>
      )}
      {proofs.map((proof) => (
        <PaperFacts key={proof.sha256} paper={proof} />
      ))}
      {papers.map((paper) => (
        <div key={paper.id}>
          <DocumentLink paper={paper} onOpen={onOpenPaper} />
          <PaperFacts paper={paper} />
        </div>
      ))}
    </>
  );
}

/** Payments received and refunded. */
function MoneyStep({ step, moment }: { step: TimelineMoney; moment: (iso: string) => string }) {
  const { t } = useTranslation('timeline');
  const { day: written } = useFormats();
  const { at, kind, amount, byName, payment, day, reference, reason } = step;
  const details = [
    amount,
    day === undefined ? undefined : written(day),
    reference === undefined ? undefined : t('bankReference', { reference }),
  ].filter((text) => text !== undefined);
  const what = t(`money_${kind}`);
  return (
    <>
      <p className={styles.title}>{payment === undefined ? what : t('about', { what, payment: t(payment) })}</p>
      <p className={`${styles.quiet} figures`}>
        {t('byAt', { name: byName ?? t('by_staff') })}
        <time dateTime={at}>{moment(at)}</time>
      </p>
      <p className="figures">{details.join(' · ')}</p>
      {reason !== undefined && <p className={styles.remark}>{t('reason', { remark: reason })}</p>}
    </>
  );
}

type KnownStep = Exclude<TimelineStep['what'], UnknownValue>;

/** Whether an entry sets a day, a vessel or an issuer, which it withdraws if it contains none. */
const setsFact: Readonly<Record<KnownStep, boolean>> = {
  reserved: false,
  proofReceived: false,
  proofRejected: false,
  paymentConfirmed: false,
  shipped: false,
  balanceAsked: false,
  delivered: false,
  cancelled: false,
  inspectionPlanned: true,
  inspectionPassed: true,
  vesselNamed: true,
  departureSet: true,
  arrivalExpected: true,
  arrived: true,
  released: true,
  paperAdded: false,
  paperWithdrawn: false,
};

/** A newer server has more kinds of steps. */
function isKnown(what: TimelineStep['what']): what is KnownStep {
  return Object.hasOwn(setsFact, what);
}

function useDetails(): (step: TimelineStep) => string {
  const { t } = useTranslation('timeline');
  const formats = useFormats();
  return ({ what, day, formerDay, vessel, inspectedBy, number }) => {
    const isSet = day !== undefined || vessel !== undefined || inspectedBy !== undefined;
    const isTakenBack = isKnown(what) && setsFact[what] && !isSet;
    const details = [
      vessel,
      inspectedBy,
      day === undefined ? undefined : formats.day(day),
      number === undefined ? undefined : t('certificate', { number }),
      isTakenBack ? t('takenBack') : undefined,
      formerDay === undefined ? undefined : t('formerDay', { day: formats.day(formerDay) }),
    ];
    return details.filter((text) => text !== undefined).join(' · ');
  };
}

import { CalendarClock, FileCheck2, MailCheck, Plus, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { legalPages, paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './buying-process-page.module.css';
import { ContentFrame, ContentSection, Invitation, TopicCards } from './content-frame.tsx';
import { StepDrawing, stepNames, type StepName } from './step-drawing.tsx';

export default function BuyingProcessPage() {
  const { t } = useTranslation('content');
  usePageTitle(t('buyingTitle'));
  return (
    <ContentFrame title={t('buyingTitle')} lead={t('buyingLead')}>
      <ContentSection title={t('stepsTitle')}>
        <ol className={styles.steps}>
          {stepNames.map((step, index) => (
            <BuyingStep key={step} step={step} place={index + 1} />
          ))}
        </ol>
      </ContentSection>
      <ContentSection title={t('noticesTitle')}>
        <Notices />
      </ContentSection>
      <ContentSection title={t('faqTitle')}>
        <Questions />
      </ContentSection>
      <Invitation />
    </ContentFrame>
  );
}

const notices = [
  ['noticeConfirmation', MailCheck],
  ['noticeBalance', CalendarClock],
  ['noticeAgency', FileCheck2],
] as const;

/** Lists the notices that a buyer gets, and above all whom to pay. */
function Notices() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.notices}>
      <TopicCards matters={notices.map(([name, icon]) => ({ title: t(name), text: t(`${name}Text`), icon }))} />
      <div className={styles.payment}>
        <ShieldCheck aria-hidden size="2.25em" strokeWidth={1.5} />
        <div>
          <h3>{t('noticePayment')}</h3>
          <p>{t('noticePaymentText')}</p>
        </div>
      </div>
    </div>
  );
}

const questions = ['faqCif', 'faqLate', 'faqAccount', 'faqCancel', 'faqCurrency', 'faqDuties'] as const;

/** Frequently asked questions. They are native disclosure elements, so they work without scripts. */
function Questions() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.questions}>
      {questions.map((name) => (
        <details key={name} className={styles.question}>
          <summary>
            {t(name)}
            <Plus aria-hidden size="1.25em" className={styles.sign} />
          </summary>
          <p>{t(`${name}Answer`)}</p>
        </details>
      ))}
      <TextLink to={paths.legal(legalPages.protocol)}>{t('seeAgreement')}</TextLink>
    </div>
  );
}

/** Explains one step, with its cost, who acts and how long it takes. */
function BuyingStep({ step, place }: { step: StepName; place: number }) {
  const { t } = useTranslation('content');
  const facts = [
    [t('costLabel'), t(`${step}Cost`)],
    [t('whoLabel'), t(`${step}Who`)],
    [t('timeLabel'), t(`${step}Time`)],
  ] as const;
  return (
    <li className={styles.step} id={step}>
      <span className={`${styles.number} figures`} aria-hidden>
        {place}
      </span>
      <div className={styles.card}>
        <div className={styles.ground}>
          <StepDrawing step={step} />
        </div>
        <div className={styles.words}>
          <h3>{t(`${step}Title`)}</h3>
          <p>{t(`${step}Text`)}</p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import { BuyingStep } from './buying/buying-step.tsx';
import { Notices } from './buying/notices.tsx';
import { Questions } from './buying/questions.tsx';
import { stepNames } from './buying/step-names.ts';
import { ContentFrame } from './content-frame.tsx';
import { ContentSection } from './content-section.tsx';
import { Invitation } from './invitation.tsx';
import styles from './buying-process-page.module.css';

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

import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../app/page-title.ts';
import styles from './about-page.module.css';
import { Cover } from './about/cover.tsx';
import { HarbourDrawing } from './about/harbour-drawing.tsx';
import { Inspection } from './about/inspection.tsx';
import { Offices } from './about/offices.tsx';
import { ContentFrame } from './content-frame.tsx';
import { ContentSection } from './content-section.tsx';
import { Invitation } from './invitation.tsx';

export default function AboutPage() {
  const { t } = useTranslation('content');
  usePageTitle(t('aboutTitle'));
  return (
    <ContentFrame title={t('aboutTitle')} lead={t('aboutLead')} aside={<HarbourDrawing />}>
      <ContentSection title={t('whoTitle')}>
        <div className={styles.words}>
          <p>{t('whoFirst')}</p>
          <p>{t('whoSecond')}</p>
        </div>
      </ContentSection>
      <ContentSection title={t('coversTitle')} lead={t('coversLead')}>
        <Cover />
      </ContentSection>
      <ContentSection title={t('inspectTitle')} lead={t('inspectLead')}>
        <Inspection />
      </ContentSection>
      <ContentSection title={t('officesTitle')} lead={t('officesLead')}>
        <Offices />
      </ContentSection>
      <Invitation />
    </ContentFrame>
  );
}

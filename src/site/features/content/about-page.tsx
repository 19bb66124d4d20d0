import Link from '@mui/material/Link';
import { Landmark, Mail, MapPin, Phone, ShieldCheck, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneHref, useContact } from '#shared/state/contact.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { staffLanguage } from '#wire/language.ts';
import { HarbourDrawing, InspectionDrawing } from './about-drawings.tsx';
import styles from './about-page.module.css';
import { ContentFrame, ContentSection, Invitation, TopicCards } from './content-frame.tsx';

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
        <p className={styles.more}>
          <TextLink className="alone" to={paths.company()}>
            {t('companyMore')}
          </TextLink>
        </p>
      </ContentSection>
      <Invitation />
    </ContentFrame>
  );
}

const services = [
  ['financing', Landmark],
  ['insurance', ShieldCheck],
  ['afterSales', Wrench],
] as const;

/** Lists the services beyond the vehicle and its voyage. */
function Cover() {
  const { t } = useTranslation('content');
  return <TopicCards matters={services.map(([name, icon]) => ({ title: t(name), text: t(`${name}Text`), icon }))} />;
}

const parts = ['inspectOutside', 'inspectInside', 'inspectEngine', 'inspectSheet'] as const;

/** Lists what is inspected on each vehicle. The numbers match the drawing beside it. */
function Inspection() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.inspection}>
      <InspectionDrawing className={styles.drawing} />
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part} className={styles.part}>
            <span className={`${styles.number} figures`} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{t(part)}</h3>
              <p>{t(`${part}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the contact details. The footer has the same addresses. */
function Offices() {
  const { t } = useTranslation(['shell', 'content']);
  const language = useLanguage();
  const contact = useContact();
  if (!contact) return <p>{t('content:companyUnset')}</p>;
  return (
    <address className={styles.offices}>
      <ul className={styles.list}>
        {contact.offices[staffLanguage(language)].map((office) => (
          <li key={office} className={styles.line}>
            <MapPin aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
            <span>{office}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        <li className={styles.line}>
          <Phone aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
          <span>
            <span className={styles.name}>{t('hotline')}</span>
            <Link href={phoneHref(contact.phone)} className="figures">
              {contact.phone}
            </Link>
            <span className={styles.name}>{contact.hours[staffLanguage(language)]}</span>
          </span>
        </li>
        <li className={styles.line}>
          <Mail aria-hidden size="1.375em" strokeWidth={1.5} className={styles.icon} />
          <span>
            <span className={styles.name}>{t('writeUs')}</span>
            <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </span>
        </li>
      </ul>
    </address>
  );
}

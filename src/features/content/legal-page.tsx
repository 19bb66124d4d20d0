import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { refreshAbout } from '../../app/about-refresh.ts';
import { company } from '../../app/company.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { legalPages } from '../../routing/paths.ts';
import styles from './legal-page.module.css';
import { LegalContents } from './legal/legal-contents.tsx';
import { inForceSince, legalNames } from './legal/legal-names.ts';
import { readFormPage } from './legal/read-form-page.ts';
import { useScrollToSection } from './legal/use-scroll-to-section.ts';

export default function LegalPage() {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const [search] = useSearchParams();
  const page = readFormPage(search);
  const name = legalNames[page];
  const title = t(`${name}.title`);
  const { email } = company;
  const written = t(`${name}.sections`, { returnObjects: true, email });
  const sections = written.map((section, index) => ({ ...section, id: `section-${index + 1}` }));
  usePageTitle(title);
  useScrollToSection();

  useEffect(() => {
    if (page === legalPages.privacy) refreshAbout();
  }, [page]);

  return (
    <div className={`column ${styles.page}`}>
      <LegalContents page={page} sections={sections} />
      <article className={styles.text}>
        <h1>{title}</h1>
        <p className={styles.date}>{t('dated', { date: formats.day(inForceSince) })}</p>
        <p className={styles.lead}>{t(`${name}.lead`)}</p>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <h2>
              <span className={`${styles.number} figures`}>{index + 1}</span>
              {section.title}
            </h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p className={styles.date}>
          {t('write')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </article>
    </div>
  );
}

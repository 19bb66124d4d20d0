import MuiLink from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { refreshAbout } from '../../app/about-refresh.ts';
import { useContact } from '../../app/contact.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { legalPages, paths, type LegalPage } from '../../routing/paths.ts';
import styles from './legal-page.module.css';

export default function LegalPage() {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const [search] = useSearchParams();
  const page = readFormPage(search);
  const name = legalNames[page];
  const title = t(`${name}.title`);
  const email = useContact()?.email;
  const written = t(`${name}.sections`, { returnObjects: true, email: email ?? t('noEmail') });
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
        {email !== undefined && (
          <p className={styles.date}>
            {t('write')} <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
          </p>
        )}
      </article>
    </div>
  );
}

/** The name of each text in `legal.json`. */
const legalNames = {
  [legalPages.statement]: 'statement',
  [legalPages.privacy]: 'privacy',
  [legalPages.protocol]: 'protocol',
} as const satisfies Record<LegalPage, string>;

/** The texts of all languages are in force since this day. */
const inForceSince = '2026-11-21';

/** The text that an address asks for. Without one, or with an unknown number, it is the statement. */
function readFormPage(search: URLSearchParams): LegalPage {
  const wanted = search.get('formPage');
  return Object.values(legalPages).find((page) => String(page) === wanted) ?? legalPages.statement;
}

/** Scrolls to the section that the address names, because the router does not. */
function useScrollToSection(): void {
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [location]);
}

interface LegalContentsProps {
  page: LegalPage;
  sections: readonly { id: string; title: string }[];
}

/** Leads to the sections of a text, and to the other two texts. */
function LegalContents({ page, sections }: LegalContentsProps) {
  const { t } = useTranslation('legal');
  const { search } = useLocation();
  return (
    <div className={styles.contents}>
      <nav aria-label={t('otherTexts')}>
        <ul className={styles.texts}>
          {Object.values(legalPages).map((other) => (
            <li key={other}>
              <Link to={paths.legal(other)} aria-current={other === page ? 'page' : undefined}>
                {t(`${legalNames[other]}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('contents')} className={styles.sections}>
        <h2 className={styles.title}>{t('contents')}</h2>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <Link to={{ search, hash: id }} replace state={{ keepsPlace: true }}>
                <span className="figures">{index + 1}</span> {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

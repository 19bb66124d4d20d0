import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { legalPages, paths, type LegalPage } from '../../../routing/paths.ts';
import styles from './legal-contents.module.css';
import { legalNames } from './legal-names.ts';

interface LegalContentsProps {
  page: LegalPage;
  sections: readonly { id: string; title: string }[];
}

/** The way through a text, and to the other two. */
export function LegalContents({ page, sections }: LegalContentsProps) {
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

import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../app/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { languages } from '../../../wire/language.ts';
import styles from './footer.module.css';

export function FooterLanguages() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <ul className={styles.languages} aria-label={t('footerLanguages')}>
      {languages.map((language) => (
        <li key={language}>
          <button
            type="button"
            lang={language}
            className={styles.language}
            aria-current={language === current || undefined}
            onClick={() => changeLanguage(language)}
          >
            {languageNames[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { ChevronDown, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#site/routing/language.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { languages } from '#wire/language.ts';
import { Menu } from '#shared/ui/menu.tsx';
import styles from './header.module.css';

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const items = languages.map((language) => ({
    id: language,
    text: languageNames[language],
    lang: language,
    isChosen: language === current,
    onChoose: () => {
      if (language !== current) changeLanguage(language);
    },
  }));
  return (
    <Menu label={t('languageMenu', { language: languageNames[current] })} items={items}>
      <Globe aria-hidden size="1.125rem" />
      <span className={styles.languageName}>{languageNames[current]}</span>
      <ChevronDown aria-hidden size="1rem" className={styles.chevron} />
    </Menu>
  );
}

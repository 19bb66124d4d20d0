import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Menu } from '#shared/ui/menu.tsx';
import { staffLanguages } from '#wire/language.ts';
import { chooseDeskLanguage } from '../session/start-desk.ts';

export function LanguageMenu() {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const items = staffLanguages.map((one) => ({
    id: one,
    text: languageNames[one],
    lang: one,
    isChosen: one === language,
    onChoose: () => chooseDeskLanguage(one),
  }));
  return (
    <Menu label={t('languageNow', { name: languageNames[language] })} items={items}>
      <Languages aria-hidden size="1.25rem" />
      <span>{languageNames[language]}</span>
    </Menu>
  );
}

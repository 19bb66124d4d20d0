import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../wire/language.ts';
import { createFormats, type Formats } from './formats.ts';

export function useLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return i18n.language as SiteLanguage;
}

export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => createFormats(language), [language]);
}

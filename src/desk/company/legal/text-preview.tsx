import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalTexts } from '#generated/client/types.gen.ts';
import { readWrittenText } from '#shared/components/read-written-text.ts';
import { WrittenText } from '#shared/components/written-text.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import type { Language } from '#wire/language.ts';
import styles from './legal.module.css';

/** Languages of a text, by their contract names. */
export const legalLanguages: readonly { part: keyof LegalTexts; language: Language }[] = [
  { part: 'en', language: 'en' },
  { part: 'cn', language: 'zh' },
  { part: 'jp', language: 'ja' },
];

/** Preview of a legal text. */
export function TextPreview({ text, language }: { text: string; language: Language }) {
  const { t } = useTranslation('desk-legal');
  const titleId = useId();
  return (
    <div className={styles.preview}>
      <h2 id={titleId}>{t('asRead', { language: languageNames[language] })}</h2>
      {/* The scrolling box must be reachable by keyboard. */}
      <Box component="section" lang={language} tabIndex={0} aria-labelledby={titleId} className={styles.sheet ?? ''}>
        {text.trim() === '' ? <p>{t('nothingYet')}</p> : <WrittenText {...readWrittenText(text)} />}
      </Box>
    </div>
  );
}

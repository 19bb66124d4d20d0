import Chip from '@mui/material/Chip';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import type { DeskTexts } from '#shared/i18n/desk-texts/en.ts';
import { loadDeskTexts } from '#shared/i18n/desk-texts.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { useField } from '#shared/forms/use-field.ts';
import { TextArea } from '#shared/forms/text-area.tsx';
import { writtenLanguage } from '../../parts/reader-language.ts';
import type { StaffLanguage } from '#wire/language.ts';
import styles from './actions.module.css';
import type { ActionValues } from './run-action.ts';

const longest = 500;

interface ReasonFieldsProps {
  form: UseFormReturn<ActionValues>;
  /** Whether the buyer sees the reason, which should then be in their language. */
  isForBuyer: boolean;
  language: StaffOrder['buyer']['language'];
}

export function ReasonFields({ form, isForBuyer, language: named }: ReasonFieldsProps) {
  const { t } = useTranslation('desk-orders');
  const language = writtenLanguage(named);
  const field = useField({
    control: form.control,
    name: 'reason',
    check: (text) => (text.trim() === '' || text.length > longest ? t('reasonMissing') : undefined),
  });
  const hint = isForBuyer ? t('reasonForBuyer', { language: languageNames[language] }) : t('reasonForTimeline');
  return (
    <>
      {isForBuyer && <SavedReasons language={language} onChoose={(text) => field.onChange(text)} />}
      <div {...(isForBuyer && { lang: language })}>
        <TextArea {...field} label={t('reason')} hint={hint} maxLength={longest} isRequired />
      </div>
    </>
  );
}

const ready = ['unreadable', 'wrongAmount', 'wrongAccount', 'notArrived'] as const;

/** Saved reasons in the buyer’s language. */
function SavedReasons({ language, onChoose }: { language: StaffLanguage; onChoose: (text: string) => void }) {
  const { t } = useTranslation('desk-orders');
  const [texts, setTexts] = useState<DeskTexts['desk-orders']>();
  useEffect(() => {
    let isOver = false;
    loadDeskTexts(language).then(
      (loaded) => !isOver && setTexts(loaded['desk-orders'] as DeskTexts['desk-orders']),
      // If they cannot be loaded, the reason is typed by hand.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  if (!texts) return null;
  return (
    <div>
      <p className={styles.readyNote}>{t('readyReasons')}</p>
      <div className={styles.ready}>
        {ready.map((name) => (
          <Chip
            key={name}
            clickable
            variant="outlined"
            label={t(`readyName_${name}`)}
            onClick={() => onChoose(texts[`ready_${name}`])}
          />
        ))}
      </div>
    </div>
  );
}

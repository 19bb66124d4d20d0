import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import type { Language } from '#wire/language.ts';
import type { BannerValues } from './banner-values.ts';

/** Limits of the contract, so that the form reports them first. */
const maxTextLength = 120;

interface BannerTextFieldProps {
  control: Control<BannerValues>;
  name: 'words.en' | 'words.cn' | 'words.jp';
  language: Language;
}

/** Text of a banner in one language. */
export function BannerTextField({ control, name, language }: BannerTextFieldProps) {
  const { t } = useTranslation('desk-banners');
  const field = useField({
    control,
    name,
    check: (text) => (text.trim() === '' || text.trim().length > maxTextLength ? t('unfit_words') : undefined),
  });
  return (
    <div lang={language}>
      <TextInput
        {...field}
        label={t('field_words', { language: languageNames[language] })}
        maxLength={maxTextLength}
        isRequired
      />
    </div>
  );
}

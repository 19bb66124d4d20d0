import { useController, useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#shared/forms/text-input.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import styles from './form-dialog.module.css';
import { maxTextLength } from './local-text.ts';

interface LocalTextFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Path of the texts in the form values. */
  name: FieldPath<Values>;
  label: string;
  /** Whether the English text is optional too, as long as there is no translation. */
  isOptional?: boolean;
}

const parts = [
  { part: 'en', language: 'en' },
  { part: 'cn', language: 'zh' },
  { part: 'jp', language: 'ja' },
] as const;

/** Text in three languages; only English is required. */
export function LocalTextField<Values extends FieldValues>({
  control,
  name,
  label,
  isOptional = false,
}: LocalTextFieldProps<Values>) {
  const translations = useWatch({ control, name: [`${name}.cn`, `${name}.jp`] as FieldPath<Values>[] });
  const needsEnglish = !isOptional || translations.some((text) => String(text).trim() !== '');
  return (
    <div className={styles.languages}>
      {parts.map(({ part, language }) => (
        <OneLanguage
          key={part}
          control={control}
          name={`${name}.${part}` as FieldPath<Values>}
          language={language}
          label={label}
          isRequired={part === 'en' && needsEnglish}
        />
      ))}
    </div>
  );
}

interface OneLanguageProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  language: 'en' | 'zh' | 'ja';
  label: string;
  isRequired: boolean;
}

function OneLanguage<Values extends FieldValues>({
  control,
  name,
  language,
  label,
  isRequired,
}: OneLanguageProps<Values>) {
  const { t } = useTranslation('desk-company');
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (text) => {
        const given = String(text).trim();
        return (isRequired && given === '') || given.length > maxTextLength ? t('unfit_words') : true;
      },
    },
  });
  return (
    <div lang={language}>
      <TextInput
        name={name}
        label={t('inLanguage', { what: label, language: languageNames[language] })}
        value={String(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={fieldState.error?.message}
        maxLength={maxTextLength}
        isRequired={isRequired}
      />
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LegalTexts, StaffLegalText, StaffLegalVersion } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import type { Language } from '#wire/language.ts';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { DayInput } from '#desk/parts/day-input.tsx';
import { FormDialog } from '#desk/parts/form-dialog.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { useVersionConflict } from '#desk/parts/use-version-conflict.ts';
import styles from './legal.module.css';
import { refetchTexts } from './refetch-texts.ts';
import { legalLanguages, TextPreview } from './text-preview.tsx';

interface WriteDialogProps {
  /** The texts when the dialog opened. */
  text: StaffLegalText;
  /** The version to start from. A scheduled one is replaced, whatever day is chosen. */
  version: StaffLegalVersion;
  today: string;
  onClose: () => void;
}

/** Dialog that writes a new version, with a preview in each language. */
export default function WriteDialog(props: WriteDialogProps) {
  const { text, version, onClose } = props;
  const { t } = useTranslation('desk-legal');
  const read = queries.useStaffGetLegalVersionQuery({ body: { name: text.name, version: version.version } });
  return (
    <FormDialog isWide title={t('writeOf', { name: t(`name_${text.name}`) })} lead={t('writeLead')} onClose={onClose}>
      {read.error && <CallFailed error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <WriteForm {...props} words={read.data.texts} />}
    </FormDialog>
  );
}

interface WriteValues extends LegalTexts {
  fromDay: string;
}

/** Limits of the contract, so that the form reports them first. */
const longestText = 20_000;

function WriteForm({ text, version, today, words, onClose }: WriteDialogProps & { words: LegalTexts }) {
  const { t } = useTranslation('desk-legal');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(text, {
    actionLabel: t('save'),
    readNow: () => {
      const read = queryClient.getQueryData(queries.staffReadLegalTextsOptions().queryKey);
      return read?.texts.find(({ name }) => name === text.name);
    },
  });
  const formats = useDeskFormats();
  const start = version.state === 'ahead' ? version.fromDay : today;
  const form = useForm<WriteValues>({ defaultValues: { ...words, fromDay: start } });
  const { control, setError } = form;
  const fromDay = useField({
    control,
    name: 'fromDay',
    check: (day) => (day < today ? t('unfit_day', { day: formats.day(today) }) : undefined),
  });

  async function send({ fromDay: day, en, cn, jp }: WriteValues): Promise<void> {
    const { name, counter, versions } = seen();
    // A colleague may have withdrawn the edited version since.
    const isScheduled = versions.some((one) => one.version === version.version && one.state === 'ahead');
    const { error } = await api.staffSetLegalText({
      body: {
        name,
        counter,
        fromDay: day,
        texts: { en, cn, jp },
        ...(isScheduled && { replaces: version.version }),
      },
    });
    await refetchTexts(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('set'));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('save')}>
      <div className={styles.day}>
        <DayInput {...fromDay} label={t('field_fromDay')} hint={t('fromDayHint')} isRequired />
      </div>
      <p className={styles.quiet}>{t('marks')}</p>
      {legalLanguages.map(({ part, language }) => (
        <OneLanguage key={part} control={control} part={part} language={language} />
      ))}
    </Form>
  );
}

interface OneLanguageProps {
  control: Control<WriteValues>;
  part: keyof LegalTexts;
  language: Language;
}

function OneLanguage({ control, part, language }: OneLanguageProps) {
  const { t } = useTranslation('desk-legal');
  const field = useField({
    control,
    name: part,
    check: (text) => (text.trim() === '' || text.length > longestText ? t('unfit_text') : undefined),
  });
  const written = useWatch({ control, name: part });
  return (
    <div className={styles.beside}>
      <div lang={language}>
        <TextArea
          {...field}
          label={t('field_text', { language: languageNames[language] })}
          maxLength={longestText}
          isLong
          isRequired
        />
      </div>
      <TextPreview text={written} language={language} />
    </div>
  );
}

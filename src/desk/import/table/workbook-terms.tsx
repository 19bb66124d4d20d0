import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListPriceWorkbook } from '#generated/client/types.gen.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import { isAddress } from '../dated-values.ts';
import styles from '../import.module.css';

const longest = { title: 80, url: 400 } as const;

interface WorkbookTermsProps {
  listYears: readonly string[];
  onGiven: (terms: ListPriceWorkbook) => Promise<void>;
}

/** The first day, year and source of customs' workbook. The fields keep their text if the file is refused. */
export function WorkbookTerms({ listYears, onGiven }: WorkbookTermsProps) {
  const { t } = useTranslation('desk-import');
  const form = useForm({ defaultValues: { from: '', list: '', title: '', url: '' } });
  const { control } = form;
  const from = useField({ control, name: 'from', check: (day) => (day === '' ? t('unfit_day') : undefined) });
  const list = useField({
    control,
    name: 'list',
    check: (year) => (listYears.includes(year) ? undefined : t('unfit_listYear')),
  });
  const title = useField({
    control,
    name: 'title',
    check: (text) => (text.trim() === '' || text.length > longest.title ? t('unfit_title') : undefined),
  });
  const url = useField({
    control,
    name: 'url',
    check: (text) => (isAddress(text) && text.length <= longest.url ? undefined : t('unfit_url')),
  });
  return (
    <section className={styles.content} aria-label={t('bookLead')}>
      <p>{t('bookLead')}</p>
      <Form
        form={form}
        onSubmit={(texts) =>
          onGiven({
            from: texts.from,
            list: texts.list,
            source: { title: texts.title.trim(), url: texts.url.trim() },
          })
        }
        submitLabel={t('showPreview')}
      >
        <div className={styles.row}>
          <DayInput {...from} label={t('field_from')} isRequired />
          <NativeSelect
            {...list}
            label={t('listYear')}
            prompt={t('listYearChoose')}
            choices={listYears.map((year) => ({ value: year, label: year }))}
            isRequired
          />
        </div>
        <div className={styles.row}>
          <TextInput {...title} label={t('field_title')} maxLength={longest.title} autoComplete="off" isRequired />
          <TextInput {...url} label={t('field_url')} maxLength={longest.url} autoComplete="off" isRequired />
        </div>
      </Form>
    </section>
  );
}

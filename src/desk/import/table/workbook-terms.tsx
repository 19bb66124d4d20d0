import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ListPriceWorkbook } from '#generated/client/types.gen.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import { isAddress } from '../dated-values.ts';
import styles from '../import.module.css';

const longest = { list: 20, title: 80, url: 400 } as const;

/** The first day, year and source of customs' workbook. The fields keep their text if the file is refused. */
export function WorkbookTerms({ onGiven }: { onGiven: (terms: ListPriceWorkbook) => Promise<void> }) {
  const { t } = useTranslation('desk-import');
  const form = useForm({ defaultValues: { from: '', list: '', title: '', url: '' } });
  const { control } = form;
  const from = useField({ control, name: 'from', check: (day) => (day === '' ? t('unfit_day') : undefined) });
  const list = useField({
    control,
    name: 'list',
    check: (text) => (text.trim() === '' || text.length > longest.list ? t('unfit_listYear') : undefined),
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
            list: texts.list.trim(),
            source: { title: texts.title.trim(), url: texts.url.trim() },
          })
        }
        submitLabel={t('showPreview')}
      >
        <div className={styles.row}>
          <DayInput {...from} label={t('field_from')} isRequired />
          <TextInput {...list} label={t('listYear')} maxLength={longest.list} autoComplete="off" isRequired />
        </div>
        <div className={styles.row}>
          <TextInput {...title} label={t('field_title')} maxLength={longest.title} autoComplete="off" isRequired />
          <TextInput {...url} label={t('field_url')} maxLength={longest.url} autoComplete="off" isRequired />
        </div>
      </Form>
    </section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffReadyAnswer } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { CancelButton } from '../parts/guarded-dialog.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';

const longest = 2000;
const longestName = 60;

interface SavedReplyFormProps {
  /** The saved reply to edit; absent for a new one. */
  answer?: StaffReadyAnswer;
  onDone: () => void;
}

interface Values {
  name: string;
  en: string;
  cn: string;
  jp: string;
}

/** A saved reply needs all three languages, because buyers receive it in their own. */
export function SavedReplyForm({ answer, onDone }: SavedReplyFormProps) {
  const { t } = useTranslation('desk-chat');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(answer, {
    actionLabel: t('saveReady'),
    readNow: () => {
      const cached = queryClient.getQueryData(queries.staffListReadyAnswersOptions().queryKey);
      return cached?.answers.find(({ id }) => id === answer?.id);
    },
  });
  const form = useForm<Values>({
    defaultValues: { name: answer?.name ?? '', ...(answer?.texts ?? { en: '', cn: '', jp: '' }) },
  });
  const { control, setError } = form;
  const check = (text: string) => (text.trim() === '' || text.length > longest ? t('textMissing') : undefined);
  const name = useField({
    control,
    name: 'name',
    check: (text) => (text.trim() === '' || text.length > longestName ? t('readyNameMissing') : undefined),
  });
  const en = useField({ control, name: 'en', check });
  const cn = useField({ control, name: 'cn', check });
  const jp = useField({ control, name: 'jp', check });

  async function send(values: Values): Promise<void> {
    const texts = { en: values.en.trim(), cn: values.cn.trim(), jp: values.jp.trim() };
    const body = { name: values.name.trim(), texts };
    const now = seen();
    const { error } = now
      ? await api.staffChangeReadyAnswer({ body: { id: now.id, version: now.version, ...body } })
      : await api.staffAddReadyAnswer({ body });
    await refetchShown(queryClient, 'staffListReadyAnswers');
    if (error) return setError('root', { message: failureText(error) });
    onDone();
  }

  return (
    <>
      <Form form={form} onSubmit={send} submitLabel={t('saveReady')}>
        <TextInput {...name} label={t('readyName')} maxLength={longestName} autoComplete="off" isRequired />
        <div lang="en">
          <TextArea {...en} label={languageNames.en} maxLength={longest} isRequired />
        </div>
        <div lang="zh">
          <TextArea {...cn} label={languageNames.zh} maxLength={longest} isRequired />
        </div>
        <div lang="ja">
          <TextArea {...jp} label={languageNames.ja} maxLength={longest} isRequired />
        </div>
      </Form>
      <CancelButton onClick={onDone} />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useRequireLogin, usePendingAction, type PendingAction } from '#site/session/require-login.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';

const item = 'question';

/** The question typed before a login, which reloads the page. */
function readQuestionDraft(vehicleId: string): string {
  try {
    const kept = JSON.parse(readSession(item) ?? 'null') as { vehicleId: string; text: string } | null;
    return kept?.vehicleId === vehicleId ? kept.text : '';
  } catch {
    return '';
  }
}

function saveQuestionDraft(vehicleId: string, text: string): void {
  writeSession(item, text === '' ? undefined : JSON.stringify({ vehicleId, text }));
}

/** The maximum length in the contract. */
const [shortest, longest] = [10, 500];

interface AskValues {
  question: string;
}

/** The form for a question about a vehicle. A visitor logs in first, and the input is preserved. */
export function AskForm({ id }: { id: string }) {
  const { t } = useTranslation('questions');
  const queryClient = useQueryClient();
  const requireLogin = useRequireLogin();
  const form = useForm<AskValues>({ defaultValues: { question: readQuestionDraft(id) } });
  const question = useField({
    control: form.control,
    name: 'question',
    check: (text) => (text.trim().length < shortest || text.length > longest ? t('unfit') : undefined),
  });
  const action: PendingAction = { name: 'question', about: id };
  usePendingAction(action, () => void form.handleSubmit(send)());

  async function send(values: AskValues): Promise<void> {
    const { error } = await api.askQuestion({ body: { carSourceId: id, question: values.question.trim() } });
    if (error) return form.setError('root', { message: displayFailure(error).text });
    saveQuestionDraft(id, '');
    form.reset({ question: '' });
    showToast('success', t('sent'));
    await invalidateCalls(queryClient, 'listOwnQuestions');
  }

  async function submit(values: AskValues): Promise<void> {
    saveQuestionDraft(id, values.question);
    let sending: Promise<void> | undefined;
    requireLogin(action, () => {
      sending = send(values);
    });
    await sending;
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t('ask')}>
      <TextArea {...question} label={t('askLabel')} hint={t('askHint')} maxLength={longest} isRequired />
    </Form>
  );
}

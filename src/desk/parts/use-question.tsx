import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '#shared/components/message-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';

export interface Question {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
}

/** Confirmation dialog. Render `question`; `ask` resolves with the answer. */
export function useQuestion() {
  const [asked, setAsked] = useState<{ question: Question; answer: (isYes: boolean) => void }>();
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          question,
          answer(isYes) {
            setAsked(undefined);
            resolve(isYes);
          },
        });
      }),
    [],
  );
  const dialog = asked && <QuestionDialog {...asked.question} onAnswer={asked.answer} />;
  return { ask, question: dialog };
}

interface QuestionDialogProps extends Question {
  onAnswer: (isYes: boolean) => void;
}

export function QuestionDialog({ title, text, yes, no, onAnswer }: QuestionDialogProps) {
  return (
    <MessageDialog
      isAlert
      title={title}
      text={text}
      icon={<CircleQuestionMark aria-hidden />}
      tone="calm"
      onClose={() => onAnswer(false)}
    >
      <Button variant="outlined" onClick={() => onAnswer(false)}>
        {no}
      </Button>
      <Button onClick={() => onAnswer(true)}>{yes}</Button>
    </MessageDialog>
  );
}

/** Confirmation before discarding input. */
export function useDiscardQuestion(): Question {
  const { t } = useTranslation('desk');
  return { title: t('discardTitle'), text: t('discardText'), yes: t('discard'), no: t('keepEditing') };
}

import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { UnsavedInput } from '../../forms/unsaved-input.ts';
import { useUnsavedScope } from '../session/unsaved.ts';
import { useDiscardQuestion, useQuestion } from './use-question.tsx';

interface GuardedDialogProps extends Omit<DialogProps, 'onClose'> {
  onClose: () => void;
}

/** A dialog that asks before Escape, Back or a press beside it loses what was typed into its forms. */
export function GuardedDialog({ onClose, children, ...dialog }: GuardedDialogProps) {
  const { report, hasInput } = useUnsavedScope();
  const { ask, question } = useQuestion();
  const discard = useDiscardQuestion();

  async function close(): Promise<void> {
    if (!hasInput() || (await ask(discard))) onClose();
  }

  return (
    <UnsavedInput value={report}>
      <Dialog {...dialog} onClose={() => void close()}>
        {children}
      </Dialog>
      {question}
    </UnsavedInput>
  );
}

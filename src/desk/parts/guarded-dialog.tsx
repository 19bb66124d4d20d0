import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { UnsavedInput, useReportUnsaved } from '#shared/forms/unsaved-input.ts';
import { useUnsavedScope } from '../session/unsaved.ts';
import { useDiscardQuestion, useQuestion } from './use-question.tsx';

interface GuardedDialogProps extends Omit<DialogProps, 'onClose'> {
  /** Whether there is unsaved input outside its forms. */
  isUnsaved?: boolean;
  onClose: () => void;
}

/** Dialog that asks before Escape, Back or a click outside discards unsaved input. */
export function GuardedDialog({ isUnsaved = false, onClose, children, ...dialog }: GuardedDialogProps) {
  const { report, hasInput } = useUnsavedScope();
  useReportUnsaved(report, isUnsaved);
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

import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RunningCall } from '#shared/forms/running-call.ts';
import { UnsavedInput, useReport } from '#shared/forms/unsaved-input.ts';
import { Button } from '#shared/ui/button.tsx';
import { useUnsavedScope } from '../session/unsaved.ts';
import { useDiscardQuestion, useQuestion } from './use-question.tsx';

interface GuardedDialogProps extends Omit<DialogProps, 'onClose'> {
  /** Whether there is unsaved input outside its forms. */
  isUnsaved?: boolean;
  /** Whether a call outside its forms is running. */
  isBusy?: boolean;
  onClose: () => void;
}

/** Whether the dialog around must stay open. */
const IsHeld = createContext(false);

/**
 * Dialog that asks before Escape, Back or a click outside discards unsaved input. It stays open until a running call is
 * answered, because the answer would close the dialog opened next.
 */
export function GuardedDialog({ isUnsaved = false, isBusy = false, onClose, children, ...dialog }: GuardedDialogProps) {
  const { report, hasInput } = useUnsavedScope();
  useReport(report, isUnsaved);
  const [running, setRunning] = useState<readonly symbol[]>([]);
  const reportRunning = useCallback(
    (call: symbol, isRunning: boolean) =>
      setRunning((before) => {
        if (before.includes(call) === isRunning) return before;
        return isRunning ? [...before, call] : before.filter((one) => one !== call);
      }),
    [],
  );
  const isHeld = isBusy || running.length > 0;
  const { ask, question } = useQuestion();
  const discard = useDiscardQuestion();

  async function close(): Promise<void> {
    if (isHeld) return;
    if (!hasInput() || (await ask(discard))) onClose();
  }

  return (
    <UnsavedInput value={report}>
      <RunningCall value={reportRunning}>
        <IsHeld value={isHeld}>
          <Dialog {...dialog} onClose={() => void close()}>
            {children}
          </Dialog>
        </IsHeld>
      </RunningCall>
      {question}
    </UnsavedInput>
  );
}

interface CancelButtonProps {
  fullWidth?: boolean;
  onClick: () => void;
  /** The label, if it is not to cancel. */
  children?: ReactNode;
}

/** Closes the dialog around it, or a form inside, without a question. Waits for a running call. */
export function CancelButton({ fullWidth = false, onClick, children }: CancelButtonProps) {
  const { t } = useTranslation('common');
  return (
    <Button variant="text" fullWidth={fullWidth} disabled={use(IsHeld)} onClick={onClick}>
      {children ?? t('cancel')}
    </Button>
  );
}

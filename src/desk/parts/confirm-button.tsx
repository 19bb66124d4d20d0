import { use, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RunningCall } from '#shared/forms/running-call.ts';
import { useReport } from '#shared/forms/unsaved-input.ts';
import { Button } from '#shared/ui/button.tsx';

interface ConfirmButtonProps {
  label: string;
  /** Label after the first press. */
  confirmLabel?: string;
  /** Accessible name, if the label does not identify the target. */
  name?: string;
  /** In a table row, or below a dialog. */
  place: 'row' | 'foot';
  /** Primary for confirmations that delete nothing. */
  tone?: 'error' | 'primary';
  startIcon?: ReactNode;
  disabled?: boolean;
  /** Called on the second press. */
  onConfirm: () => Promise<unknown>;
}

/** Button for irreversible actions: it acts on the second press. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, confirmLabel, name, place, tone = 'error', startIcon, disabled = false, onConfirm } = props;
  const { t } = useTranslation('desk');
  const [isArmed, setArmed] = useState(false);
  const [isSending, setSending] = useState(false);
  useReport(use(RunningCall), isSending);

  async function act(): Promise<void> {
    setSending(true);
    await onConfirm();
    setSending(false);
    setArmed(false);
  }

  return (
    <Button
      size={place === 'row' ? 'small' : 'medium'}
      variant={isArmed ? 'contained' : place === 'row' && tone === 'error' ? 'text' : 'outlined'}
      color={tone}
      fullWidth={place === 'foot'}
      loading={isSending}
      disabled={disabled}
      startIcon={startIcon}
      {...(!isArmed && name !== undefined && { 'aria-label': name })}
      onClick={() => (isArmed ? void act() : setArmed(true))}
      // Disarms after a while, so that an accidental first press has no effect.
      onBlur={() => setArmed(false)}
    >
      {isArmed ? (confirmLabel ?? t('pressAgain')) : label}
    </Button>
  );
}

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface SureButtonProps {
  label: string;
  /** Label after the first press. */
  sureLabel?: string;
  /** Accessible name, if the label does not identify the target. */
  name?: string;
  /** In a table row, or below a dialog. */
  place: 'row' | 'foot';
  /** Primary for confirmations that delete nothing. */
  tone?: 'error' | 'primary';
  startIcon?: ReactNode;
  disabled?: boolean;
  /** Called on the second press. */
  onSure: () => Promise<unknown>;
}

/** Button for irreversible actions: it acts on the second press. */
export function SureButton(props: SureButtonProps) {
  const { label, sureLabel, name, place, tone = 'error', startIcon, disabled = false, onSure } = props;
  const { t } = useTranslation('desk');
  const [isSure, setSure] = useState(false);
  const [isSending, setSending] = useState(false);

  async function act(): Promise<void> {
    setSending(true);
    await onSure();
    setSending(false);
    setSure(false);
  }

  return (
    <Button
      size={place === 'row' ? 'small' : 'medium'}
      variant={isSure ? 'contained' : place === 'row' && tone === 'error' ? 'text' : 'outlined'}
      color={tone}
      fullWidth={place === 'foot'}
      loading={isSending}
      disabled={disabled}
      startIcon={startIcon}
      {...(!isSure && name !== undefined && { 'aria-label': name })}
      onClick={() => (isSure ? void act() : setSure(true))}
      // Disarms after a while, so that an accidental first press has no effect.
      onBlur={() => setSure(false)}
    >
      {isSure ? (sureLabel ?? t('pressAgain')) : label}
    </Button>
  );
}

import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

interface SureButtonProps {
  label: string;
  /** The label after the first press. */
  sureLabel?: string;
  /** The accessible name, where the label alone does not say what it acts on. */
  name?: string;
  /** In a row of a table, or below a dialog. */
  place: 'row' | 'foot';
  /** Primary for what settles something without deleting it. */
  tone?: 'error' | 'primary';
  startIcon?: ReactNode;
  disabled?: boolean;
  /** Called at the second press. */
  onSure: () => Promise<unknown>;
}

/** A button for what cannot be undone: it acts when it is pressed a second time. */
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
      // A first press that was a slip does not arm the button for later.
      onBlur={() => setSure(false)}
    >
      {isSure ? (sureLabel ?? t('pressAgain')) : label}
    </Button>
  );
}

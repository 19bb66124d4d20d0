import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface SureButtonProps {
  label: string;
  /** What it says once it was pressed. */
  sureLabel: string;
  /** What it does, for who does not see beside what it stands. */
  name?: string;
  /** In a row of a table, or below a dialog. */
  place: 'row' | 'foot';
  /** Asked when it is pressed a second time. */
  onSure: () => Promise<void>;
}

/** A button for what cannot be undone: it acts when it is pressed a second time. */
export function SureButton({ label, sureLabel, name, place, onSure }: SureButtonProps) {
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
      variant={isSure ? 'contained' : place === 'row' ? 'text' : 'outlined'}
      color="error"
      fullWidth={place === 'foot'}
      loading={isSending}
      {...(!isSure && name !== undefined && { 'aria-label': name })}
      onClick={() => (isSure ? void act() : setSure(true))}
    >
      {isSure ? sureLabel : label}
    </Button>
  );
}

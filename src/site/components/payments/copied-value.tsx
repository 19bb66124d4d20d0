import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './payments.module.css';

interface CopiedValueProps {
  value: string;
  /** The copied text, if it differs from the displayed one. */
  copied?: string;
  /** The accessible name of the button. */
  action: string;
}

/** A value for a bank transfer form, with a copy button. */
export function CopiedValue({ value, copied = value, action }: CopiedValueProps) {
  const { t } = useTranslation('messages');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      showToast('success', t('copied'));
    } catch {
      showToast('error', t('copyFailed'));
    }
  }

  return (
    <span className={`${styles.copied} figures`}>
      {value}
      <Button variant="text" size="small" aria-label={action} onClick={() => void copy()}>
        <Copy size="1em" aria-hidden />
      </Button>
    </span>
  );
}

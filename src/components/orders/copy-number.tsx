import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';

/** A number that a buyer writes into a bank transfer, with the way to take it along without a slip. */
export function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation(['orders', 'messages']);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <span className="figures" style={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap' }}>
      {number}
      <Button look="quiet" isSmall aria-label={t('copyNumber', { number })} onClick={() => void copy()}>
        <Copy size="1em" aria-hidden />
      </Button>
    </span>
  );
}

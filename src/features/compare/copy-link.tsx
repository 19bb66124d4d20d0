import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';

/** Puts the page's address on the clipboard, to be sent to whoever decides with the buyer. */
export function CopyLink() {
  const { t } = useTranslation(['compare', 'messages']);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <Button look="outline" icon={<Link2 size="1.125em" aria-hidden />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}

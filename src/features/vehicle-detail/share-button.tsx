import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import { showToast } from '../../app/toasts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

/** Hands the vehicle's own address on: by the system's share sheet where there is one, else by the clipboard. */
export function ShareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['detail', 'messages']);
  const href = useHref(paths.detail(id));

  async function share(): Promise<void> {
    const { href: url } = new URL(href, location.href);
    if (typeof (navigator as Partial<Navigator>).share === 'function') {
      // Whoever closes the sheet has shared nothing, which is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <Button look="quiet" icon={<Share2 size="1.25em" aria-hidden />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useVehicleAddress } from './use-vehicle-address.ts';

/** Hands the vehicle's own address on: by the system's share sheet where there is one, else by the clipboard. */
export function ShareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['detail', 'messages']);
  const readAddress = useVehicleAddress(id);

  async function share(): Promise<void> {
    const url = readAddress();
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

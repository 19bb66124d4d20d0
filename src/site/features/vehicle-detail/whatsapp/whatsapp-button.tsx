import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { FittingText } from '#shared/ui/fitting-text.tsx';

const whatsAppDialog = 'whatsApp';

const WhatsAppDialog = lazy(() => withTexts(() => import('./whatsapp-dialog.tsx'), 'sharing', 'importing', 'forms'));

/** Opens the sharing dialog. Its code loads on demand. */
export function WhatsAppButton({ id, detail }: { id: string; detail: VehicleDetail }) {
  const { t } = useTranslation('detail');
  const { isOpen, open, close } = useOwnDialog(whatsAppDialog);
  return (
    <>
      <Button variant="text" startIcon={<MessageCircle size="1.25em" aria-hidden />} onClick={open}>
        <FittingText words={t('shareByWhatsApp')} short="WhatsApp" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhatsAppDialog id={id} detail={detail} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

import { Image } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceResult, VehicleDetail } from '../../../../generated/client/types.gen.ts';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { showToast } from '../../../app/toasts.ts';
import { loadTexts } from '../../../i18n/feature-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { checkOrder, type OrderWarning } from './check-order.ts';
import type { Order } from './use-order.ts';

interface PosterMakerProps {
  detail: VehicleDetail;
  price: PriceResult;
  onClose: () => void;
}

const posterDialog = 'poster';
/** A user who may make posters. */
const posterAuthority = 1;

const makers = import.meta.glob<{ default: ComponentType<PosterMakerProps> }>(
  '../../../components/poster/poster-maker.tsx',
);
const [loadMaker] = Object.values(makers);

const PosterMaker =
  loadMaker &&
  lazy(async () => {
    const [maker] = await Promise.all([loadMaker(), loadTexts('poster')]);
    return maker;
  });

/** For sales agents: a poster of the vehicle at the price to a port. */
export function PosterButton({ order, onWarning }: { order: Order; onWarning: (warning: OrderWarning) => void }) {
  const { t } = useTranslation('detail');
  const { isOpen, open, close } = useOwnDialog(posterDialog);
  const { detail, quote, draft, port } = order;
  if (!PosterMaker || detail.poster?.insiderType !== posterAuthority) return null;

  function make(): void {
    // The price on a poster is the one to a port.
    const missing = port ? undefined : checkOrder(draft, false);
    if (missing) onWarning(missing);
    else if (quote.price) open();
    else showToast('warning', t('priceMissing'));
  }

  return (
    <>
      <Button look="outline" icon={<Image size="1.25em" aria-hidden />} onClick={make}>
        {t('poster')}
      </Button>
      {isOpen && quote.price && (
        <Suspense fallback={null}>
          <PosterMaker detail={detail} price={quote.price} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

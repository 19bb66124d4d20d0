import { Image } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { showToast } from '#shared/state/toasts.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { checkOrder, type OrderWarning } from '../order/check-order.ts';
import type { Order } from '../order/use-order.ts';
import styles from './poster-button.module.css';
import { hasDollarPrice } from './poster-price.ts';

const posterDialog = 'poster';
/** The user type that may make posters. */
const posterAuthority = 1;

const PosterDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./poster-dialog.tsx'), loadTexts('poster', 'forms', 'importing')]);
  return dialog;
});

interface PosterButtonProps {
  order: Order;
  onWarning: (warning: OrderWarning) => void;
}

/** Lets a sales agent make posters of the vehicle with its price to a port. */
export function PosterButton({ order, onWarning }: PosterButtonProps) {
  const { t } = useTranslation('detail');
  const { isOpen, open, close } = useOwnDialog(posterDialog);
  const { detail, quote, draft, port } = order;
  const { price } = quote;
  if (detail.poster?.insiderType !== posterAuthority) return null;

  function make(): void {
    const missing = port ? undefined : checkOrder(draft, false);
    if (missing) onWarning(missing);
    else if (price && hasDollarPrice(price)) open();
    else showToast('warning', t('priceMissing'));
  }

  return (
    <>
      <Button
        variant="outlined"
        className={styles.button}
        startIcon={<Image size="1.25em" aria-hidden />}
        loading={quote.isPending}
        onClick={make}
      >
        <span className={styles.label}>{t('poster')}</span>
      </Button>
      {isOpen && price && (
        <Suspense fallback={null}>
          <PosterDialog order={order} price={price} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

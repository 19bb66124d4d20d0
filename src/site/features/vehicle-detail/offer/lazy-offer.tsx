import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { Button } from '#shared/ui/button.tsx';
import { offerDialogOf } from '#site/components/offers/offer-dialog-name.ts';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { useRequireLogin, type PendingAction } from '#site/session/require-login.ts';
import { useSession, useStoredUser } from '#site/session/session.tsx';
import type { Order } from '../order/use-order.ts';

const OfferArea = lazyOverlays(async () => (await withTexts(() => import('./offer-area.tsx'), 'offers')).OfferArea);

/** The reader's offer, if the vehicle takes offers. A page for everybody has the button only; the rest loads later. */
export function LazyOffer({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const storedUser = useStoredUser();
  // The page was rendered for everybody.
  const isHydrated = useIsHydrated();
  const requireLogin = useRequireLogin();
  const dialog = useOwnDialog(offerDialogOf(order.id), true);
  const action: PendingAction = { name: 'offer', about: order.id };
  if (order.detail.vehicle.acceptsOffers !== true) return null;
  // A press before the rest is loaded opens the dialog once it is.
  const button = (
    <Button variant="outlined" onClick={() => requireLogin(action, dialog.open)}>
      {t('makeOffer')}
    </Button>
  );
  // An open form keeps its input while a dialog asks for a new login.
  const reader = dialog.isOpen ? storedUser : user;
  if (!reader || !isHydrated) return button;
  return (
    <Suspense fallback={button}>
      <OfferArea order={order} action={action} button={button} />
    </Suspense>
  );
}

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { Button } from '#shared/ui/button.tsx';
import { offerDialogOf } from '#site/components/offers/offer-dialog-name.ts';
import { OfferPanel } from '#site/components/offers/offer-panel.tsx';
import { ThreadMessages } from '#site/components/offers/thread-messages.tsx';
import { usePendingAction, type PendingAction } from '#site/session/require-login.ts';
import type { Order } from '../order/use-order.ts';
import styles from './offer-area.module.css';

interface OfferAreaProps {
  order: Order;
  action: PendingAction;
  /** Shown until the offer is known. */
  button: ReactNode;
}

/** The reader's offer and the messages about the vehicle. */
export function OfferArea({ order, action, button }: OfferAreaProps) {
  const { t } = useTranslation(['offers', 'common']);
  const { id, detail, portName, quote } = order;
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = queries.useGetVehicleOfferQuery({ body: { carSourceId: id } });
  useRefetchWhenDue(data?.offer?.dueAt, () => void refetch());
  if (error && !data) {
    return (
      <div className={styles.failed}>
        <p>{displayFailure(error).text || t('failed')}</p>
        <Button variant="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </div>
    );
  }
  if (!data) return button;
  const { price } = quote;
  const delivery =
    price && portName !== undefined
      ? { port: portName, usd: price.transportPriceUSD + price.insurancePriceUSD }
      : undefined;
  return (
    <>
      <ContinueOffer id={id} action={action} />
      <OfferPanel carSourceId={id} name={detail.vehicle.styleName} state={data} delivery={delivery} />
      {data.messages.length > 0 && (
        <div>
          <Button variant="text" size="small" isRepeatable aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('conversation', { count: data.messages.length })}
          </Button>
          {isOpen && <ThreadMessages messages={data.messages} name={detail.vehicle.styleName} />}
        </div>
      )}
    </>
  );
}

/** Opens the dialog after the login, once the page has closed that of the login. */
function ContinueOffer({ id, action }: { id: string; action: PendingAction }) {
  const dialog = useOwnDialog(offerDialogOf(id), true);
  usePendingAction(action, dialog.open);
  return null;
}

/** An offer ends by the server's clock, while the page may stay open. */
function useRefetchWhenDue(dueAt: string | undefined, refetch: () => void): void {
  const ended = useEffectEvent(refetch);
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const wait = Date.parse(dueAt) - Date.now() + 1000;
    const timer = setTimeout(() => ended(), Math.max(wait, 1000));
    return () => clearTimeout(timer);
  }, [dueAt]);
}

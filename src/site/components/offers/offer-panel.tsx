import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, VehicleOffer } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Delivery } from './offer-dialog.tsx';
import { offerDialogOf } from './offer-dialog-name.ts';
import styles from './offers.module.css';
import { refetchOffers } from './refetch-offers.ts';
import { dollars } from './thread-messages.tsx';

const OfferDialog = lazy(() => withTexts(() => import('./offer-dialog.tsx'), 'forms'));

interface OfferPanelProps {
  carSourceId: string;
  name: string;
  state: Omit<VehicleOffer, 'messages'>;
  /** What comes on top of the vehicle's price to the chosen port. */
  delivery?: Delivery | undefined;
  /** Shown beside an accepted price. */
  way?: ReactNode;
}

/** The buyer's offer for a vehicle, with what can be done about it now. */
export function OfferPanel({ carSourceId, name, state, delivery, way }: OfferPanelProps) {
  const { t } = useTranslation('offers');
  const dialog = useOwnDialog(offerDialogOf(carSourceId), true);
  const { offer, acceptsOffers, offersLeft } = state;
  const isRunning = offer?.dueAt !== undefined;
  const isCountered = offer?.state === 'countered';
  const mayName = offersLeft > 0 && (isCountered || (acceptsOffers && !isRunning));
  return (
    <section className={styles.panel} aria-label={t('kind_offer')}>
      {offer && <OfferState offer={offer} />}
      {offer?.state === 'accepted' && way}
      <div className={styles.acts}>
        {isCountered && <Act offer={offer} answer="accept" />}
        {mayName && (
          <Button variant="outlined" onClick={dialog.open}>
            {t(offer ? (isCountered ? 'counter' : 'again') : 'make')}
          </Button>
        )}
        {(isCountered || offer?.state === 'open') && <Act offer={offer} answer="withdraw" />}
      </div>
      {offersLeft === 0 && (isCountered || (acceptsOffers && !isRunning)) && (
        <p className={styles.soft}>{t('noneLeft')}</p>
      )}
      {/* Stays open for a message about an offer that was too low. */}
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <OfferDialog carSourceId={carSourceId} name={name} state={state} delivery={delivery} onClose={dialog.close} />
        </Suspense>
      )}
    </section>
  );
}

function OfferState({ offer: { state, price, dueAt } }: { offer: Offer }) {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  const time = dueAt === undefined ? '' : formats.recentTime(Date.parse(dueAt));
  const amount = dollars(price);
  return (
    <output className={`${styles.state} figures`} data-state={state}>
      <strong>{t(`state_${state}`, { amount })}</strong>
      <span>{t(`hint_${state}`, { time })}</span>
    </output>
  );
}

/** Accepts our price or withdraws the offer, with the failure beside the button. */
function Act({ offer: { id: offerId, version, price }, answer }: { offer: Offer; answer: 'accept' | 'withdraw' }) {
  const { t } = useTranslation('offers');
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    const { error } = await api.answerOffer({ body: { offerId, version, answer } });
    if (error) showToast('warning', displayFailure(error).text);
    else showToast('success', t(answer === 'accept' ? 'isAccepted' : 'isWithdrawn'));
    // Refetched after a failure too: we may have answered meanwhile.
    await refetchOffers(queryClient);
    setSending(false);
  }

  return (
    <Button
      variant={answer === 'accept' ? 'contained' : 'text'}
      {...(answer === 'accept' && { color: 'secondary' as const })}
      loading={isSending}
      onClick={() => void send()}
    >
      {t(answer, { amount: dollars(price) })}
    </Button>
  );
}

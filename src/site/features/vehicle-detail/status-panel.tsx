import { useTranslation } from 'react-i18next';
import { orderStateOf } from '#states/order-state.ts';
import { availabilityOf, type DepositProof, depositProofOf } from '#states/vehicle-availability.ts';
import type { Vehicle } from '#generated/client/types.gen.ts';
import { useRequireLogin, usePendingAction } from '#site/session/require-login.ts';
import { openLiveChat } from '#site/session/live-chat.ts';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { ProofButton } from '#site/components/proofs/proof-button.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './status-panel.module.css';

/** Why a vehicle cannot be ordered. */
type UnavailableState = 'removed' | 'reserved' | 'proofDue' | 'underReview' | 'inProcess' | 'bought' | 'unpriced';

const texts = {
  removed: { label: 'removed', hint: 'removedHint' },
  reserved: { label: 'booked', hint: 'bookedHint' },
  proofDue: { label: 'proofDue', hint: 'proofDueHint' },
  underReview: { label: 'underReview', hint: 'underReviewHint' },
  inProcess: { label: 'inProcess', hint: 'inProcessHint' },
  bought: { label: 'bought', hint: 'boughtHint' },
  unpriced: { label: 'unpriced', hint: 'unpricedHint' },
} as const satisfies Record<UnavailableState, { label: string; hint: string }>;

/** Replaces the order form when a vehicle cannot be ordered. It shows the reason and alternatives. */
export function StatusPanel({ id, vehicle }: { id: string; vehicle: Vehicle }) {
  const { t } = useTranslation('detail');
  const state = unavailableState(vehicle);
  const { label, hint } = texts[state];
  const isOwn = vehicle.orderId !== undefined;
  return (
    <section className={`${styles.panel} ${styles[state]}`} aria-labelledby="state-title">
      <h2 id="state-title" className={styles.label}>
        {t(label)}
      </h2>
      <p className={styles.hint}>{t(hint)}</p>
      {!vehicle.pricesUnset && <p className={`${styles.price} figures`}>{vehicle.vehiclePriceDesc}</p>}
      <div className={styles.ways}>
        {state === 'unpriced' && <AskPriceButton vehicleId={id} />}
        {state === 'proofDue' && vehicle.orderId !== undefined && (
          <ProofButton orderId={vehicle.orderId} status={vehicle.vehicleStatus} label={t('uploadProof')} />
        )}
        {vehicle.orderId !== undefined && (
          <ButtonLink variant="outlined" to={paths.order(vehicle.orderId, vehicle.status)}>
            {t('toOrder')}
          </ButtonLink>
        )}
        {!isOwn && (
          <ButtonLink {...(state === 'unpriced' && { variant: 'outlined' })} to={paths.similar(id, vehicle.styleName)}>
            {t('toSimilar')}
          </ButtonLink>
        )}
        {state === 'removed' && <FavoriteButton vehicleId={id} isSaved={vehicle.favoriteState === '1'} look="named" />}
      </div>
    </section>
  );
}

/** Opens the live chat, which shows staff the vehicle it is about. */
function AskPriceButton({ vehicleId }: { vehicleId: string }) {
  const { t } = useTranslation('detail');
  const requireLogin = useRequireLogin();
  const action = { name: 'chat', about: vehicleId } as const;
  usePendingAction(action, openLiveChat);
  return <Button onClick={() => requireLogin(action, openLiveChat)}>{t('askPrice')}</Button>;
}

const proofStates = { due: 'proofDue', inReview: 'underReview' } as const satisfies Record<
  DepositProof,
  UnavailableState
>;

function unavailableState({ vehicleStatus, status, detailState, pricesUnset }: Vehicle): UnavailableState {
  const availability = availabilityOf[vehicleStatus];
  if (availability === 'available' && pricesUnset) return 'unpriced';
  if (availability === 'removed' || availability === 'reserved') return availability;
  if (status !== undefined && orderStateOf[status] === 'completed') return 'bought';
  return detailState === undefined ? 'inProcess' : proofStates[depositProofOf[detailState]];
}

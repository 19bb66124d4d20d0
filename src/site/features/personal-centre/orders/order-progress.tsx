import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#generated/client/types.gen.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';
import { DepositCountdown } from '#site/components/orders/deposit-countdown.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { orderCan, orderIs } from '#site/components/orders/order-actions.ts';
import styles from './order-progress.module.css';

interface OrderProgressProps {
  order: Order;
  isReceiptNext: boolean;
  children: ReactNode;
}

/** The progress of the order, who acts next and by when. The buttons follow below. */
export function OrderProgress({ order, isReceiptNext, children }: OrderProgressProps) {
  const { t } = useTranslation('orders');
  const state = orderStateOf[order.status];
  // While the ship is at sea a buyer who has paid can do nothing.
  const actor = orderCan.confirmReceipt(order) && !isReceiptNext ? 'us' : places[state].actor;
  const states = stepStates(state);
  return (
    <section className={styles.progress} aria-labelledby="order-next">
      {!orderIs.cancelled(order) && (
        <ol className={styles.steps} aria-label={t('journey')}>
          {journeySteps.map((step) => (
            <li
              key={step}
              className={`${styles.step} ${styles[states[step]]}`}
              aria-current={states[step] === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden />
              {t(`step_${step}`)}
              {states[step] === 'done' && <span className="visually-hidden"> {t('stepDone')}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.next}>
        <h2 id="order-next" className={`${styles.actor} ${styles[actor]}`}>
          {t(orderIs.cancelled(order) ? 'actor_cancelled' : `actor_${actor}`)}
        </h2>
        {order.proofRemark && (
          <p role="note" className={styles.remark}>
            {t('proofNotAccepted', { remark: order.proofRemark })}
          </p>
        )}
        <p>
          <NextStep state={state} money={order.money} />
        </p>
        {order.depositDueAt !== undefined && (
          <DepositCountdown dueAt={order.depositDueAt} isPartPaid={order.money?.missingOfDeposit !== undefined} />
        )}
      </div>
      {children}
    </section>
  );
}

function NextStep({ state, money }: { state: OrderState; money: Order['money'] }) {
  const { t } = useTranslation('orders');
  const { day } = useFormats();
  if (money?.missingOfDeposit !== undefined) return t('next_part');
  // No balance follows.
  if (state === 'shipped' && money && money.missing === undefined) return t('next_inTransit');
  if (state !== 'cancelled' || !money) return t(`next_${state}`);
  const { promised } = money;
  return promised ? t('next_refund', { amount: promised.amount, day: day(promised.sendBy) }) : t('next_cancelledPaid');
}

/** Who has to act next. */
type Actor = 'buyer' | 'us' | 'nobody';

const journeySteps = ['booking', 'deposit', 'transport', 'balance', 'receipt'] as const;
type JourneyStep = (typeof journeySteps)[number];

interface JourneyPlace {
  actor: Actor;
  /** The current step. A finished order has none. */
  current: JourneyStep | undefined;
}

const places: Readonly<Record<OrderState, JourneyPlace>> = {
  awaitingDeposit: { actor: 'buyer', current: 'deposit' },
  depositInReview: { actor: 'us', current: 'deposit' },
  preparing: { actor: 'us', current: 'transport' },
  shipped: { actor: 'us', current: 'transport' },
  awaitingBalance: { actor: 'buyer', current: 'balance' },
  balanceInReview: { actor: 'us', current: 'balance' },
  inTransit: { actor: 'buyer', current: 'receipt' },
  completed: { actor: 'nobody', current: undefined },
  cancelled: { actor: 'nobody', current: undefined },
};

type StepState = 'done' | 'current' | 'open';

function stepStates(state: OrderState): Readonly<Record<JourneyStep, StepState>> {
  const { current } = places[state];
  const reached = current === undefined ? journeySteps.length : journeySteps.indexOf(current);
  const stateAt = (place: number): StepState => {
    if (place < reached) return 'done';
    return place === reached ? 'current' : 'open';
  };
  return Object.fromEntries(journeySteps.map((step, place) => [step, stateAt(place)])) as Record<
    JourneyStep,
    StepState
  >;
}

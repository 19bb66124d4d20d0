import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { DepositCountdown } from '../../../components/orders/deposit-countdown.tsx';
import { orderIs } from '../../../components/orders/order-actions.ts';
import { journeySteps, placeOf, stepStates } from '../../../components/orders/order-journey.ts';
import styles from './order-progress.module.css';

/** How far the order has come, who acts next and by when; below it, what the buyer can do. */
export function OrderProgress({ order, children }: { order: Order; children: ReactNode }) {
  const { t } = useTranslation('orders');
  const { actor } = placeOf(order.status);
  const states = stepStates(order.status);
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
        <p>{t(`next_${order.status}`)}</p>
        {order.depositDueAt !== undefined && <DepositCountdown dueAt={order.depositDueAt} />}
      </div>
      {children}
    </section>
  );
}

import styles from './order-card-skeleton.module.css';

/** The shape of an order card, while it is on its way. */
export function OrderCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <span className={styles.head} />
      <span className={styles.picture} />
      <span className={styles.line} />
      <span className={styles.buttons} />
    </div>
  );
}

import styles from './vehicle-card-skeleton.module.css';

/** A placeholder in the exact shape of the vehicle card. */
export function VehicleCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <div className={styles.picture} />
      <div className={styles.text}>
        <span style={{ width: '85%' }} />
        <span style={{ width: '60%' }} />
        <span style={{ width: '70%' }} />
        <span className={styles.price} />
        <span style={{ width: '45%' }} />
      </div>
    </div>
  );
}

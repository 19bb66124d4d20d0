import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '../../../../generated/client/types.gen.ts';
import { paths } from '../../../routing/paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './order-vehicle.module.css';

/** The ordered vehicle, and the way to its page. */
export function OrderVehicle({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'common']);
  const { id, status, carSourceId, styleImage, styleName } = order;
  return (
    <Link to={paths.detail(carSourceId, { status, orderId: id })} className={styles.vehicle}>
      <Picture
        src={styleImage}
        alt=""
        ratio="4 / 3"
        sizes="18rem"
        isFirst
        fallback={t('common:noImages')}
        className={styles.picture}
      />
      <span className={styles.words}>
        <strong className={styles.name}>{styleName}</strong>
        <span className={styles.more}>{t('toVehicle')}</span>
      </span>
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../../generated/client/types.gen.ts';
import { Countdown } from '../../../components/countdown/countdown.tsx';
import { useFormats } from '../../../i18n/use-formats.ts';
import styles from './listed-price.module.css';

interface ListedPriceProps {
  vehicle: Vehicle;
  receivedAt: number;
}

/** What the lists say that it costs, and what it cost before a sale. */
export function ListedPrice({ vehicle, receivedAt }: ListedPriceProps) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const formats = useFormats();
  const { vehiclePriceDesc, vehicleOrigPriceDesc, priceKES, flashSale, remainingTimes } = vehicle;
  const isOnSale = flashSale === '1';
  return (
    <div className={`${styles.listed} figures`}>
      {isOnSale && (
        <p className={styles.sale}>
          <span>{t('vehicles:tagPromotion')}</span>
          {remainingTimes !== undefined && (
            <span>
              {t('saleEndsIn')} <Countdown seconds={remainingTimes} since={receivedAt} />
            </span>
          )}
        </p>
      )}
      <p className={styles.price}>
        {isOnSale && vehicleOrigPriceDesc !== undefined && (
          <s className={styles.original}>
            <span className="visually-hidden">{t('originalPrice')}</span> {vehicleOrigPriceDesc}
          </s>
        )}
        <strong className={styles.amount}>{vehiclePriceDesc}</strong>
        <span className={styles.basis}>{t('listedBasis')}</span>
      </p>
      <p className={styles.shillings}>{t('vehicles:approximately', { amount: formats.shillings(priceKES) })}</p>
    </div>
  );
}

import MuiLink from '@mui/material/Link';
import type { StaffInquiry } from '#generated/client/types.gen.ts';
import styles from './inquiries.module.css';

/** The vehicle of an inquiry and the prices that the buyer saw. */
export function InquiryVehicle({ vehicle, prices }: Pick<StaffInquiry, 'vehicle' | 'prices'>) {
  return (
    <div className={styles.vehicle}>
      <img src={vehicle.image} alt="" width="96" height="72" className={styles.picture} />
      <div>
        <MuiLink href={`/car/detail?id=${encodeURIComponent(vehicle.id)}`} target="_blank" rel="noreferrer">
          {vehicle.refNo}
        </MuiLink>
        <dl className={styles.prices}>
          {prices.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

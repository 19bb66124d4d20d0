import { useEffect } from 'react';
import type { VehicleDetail } from '../../../generated/client/types.gen.ts';
import { rememberViewed } from '../../app/recently-viewed.ts';
import { VehicleTag } from '../../components/vehicle-card.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailSections } from './detail-sections.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { OrderArea } from './order/order-area.tsx';
import type { DetailAddress } from './return-target.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { StatusPanel } from './status-panel.tsx';
import styles from './vehicle-detail-view.module.css';
import { tagOf } from './vehicle-state.ts';

interface VehicleDetailViewProps {
  address: DetailAddress;
  detail: VehicleDetail;
  receivedAt: number;
}

/** A vehicle, looked at closely. Only one that is available can be ordered; the others say what has become of them. */
export function VehicleDetailView({ address, detail, receivedAt }: VehicleDetailViewProps) {
  const { vehicle } = detail;
  const { id } = address;
  const { styleName, regDate, mileage, fuelType, styleImage } = vehicle;

  useEffect(() => {
    rememberViewed({
      id,
      name: styleName,
      registrationDate: regDate,
      displayMileage: mileage,
      fuel: fuelType,
      imageUrl: styleImage,
    });
  }, [id, styleName, regDate, mileage, fuelType, styleImage]);

  const pictures = (
    <Gallery photos={vehicle.photos} name={styleName}>
      <VehicleTag tag={tagOf(vehicle)} />
    </Gallery>
  );
  return (
    <div className={`column ${styles.page}`}>
      <DetailHead address={address} vehicle={vehicle} />
      {vehicle.vehicleStatus === 1 ? (
        <OrderArea id={id} detail={detail} receivedAt={receivedAt} pictures={pictures}>
          <DetailSections id={id} detail={detail} />
        </OrderArea>
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            {pictures}
            <DetailSections id={id} detail={detail} />
          </div>
          <StatusPanel id={id} vehicle={vehicle} />
        </div>
      )}
      <SimilarVehicles id={id} styleName={styleName} />
    </div>
  );
}

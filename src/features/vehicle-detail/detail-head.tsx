import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../generated/client/types.gen.ts';
import { readBackPath } from '../../app/back-path.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { FactLine } from '../../components/vehicle-card.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../routing/paths.ts';
import { goesBack } from '../../routing/page-direction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './detail-head.module.css';
import { returnTarget, type DetailAddress } from './return-target.ts';
import { ShareButton } from './share-button.tsx';

/** Where the reader is, the vehicle's name, and the few facts that decide. */
export function DetailHead({ address, vehicle }: { address: DetailAddress; vehicle: Vehicle }) {
  const { t } = useTranslation(['detail', 'shell', 'vehicles', 'common']);
  const formats = useFormats();
  const { styleName, regDate, mileage, displacement, fuelType, handlePosition, country, refNo } = vehicle;
  const facts = [
    formats.month(regDate),
    t('vehicles:kilometres', { mileage }),
    ...(displacement === '-' ? [] : [displacement]),
    fuelType,
    t('steering', { side: handlePosition }),
    country,
  ];
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <Breadcrumbs
          crumbs={[
            { label: t('shell:tabHome'), to: paths.home() },
            { label: t('shell:tabVehicles'), to: paths.vehicles() },
            { label: styleName },
          ]}
        />
        <ButtonLink
          look="quiet"
          isSmall
          icon={<ArrowLeft size="1.125em" aria-hidden />}
          to={returnTarget(address, readBackPath())}
          state={goesBack}
        >
          {t('common:back')}
        </ButtonLink>
      </div>
      <div className={styles.title}>
        <div className={styles.naming}>
          <h1>{styleName}</h1>
          <div className={styles.facts}>
            <FactLine facts={facts}>
              <li className={styles.reference}>{refNo}</li>
            </FactLine>
          </div>
        </div>
        <div className={styles.acts}>
          <ShareButton id={address.id} name={styleName} />
          <FavoriteButton vehicleId={address.id} isSaved={vehicle.favoriteState === '1'} look="named" />
        </div>
      </div>
    </header>
  );
}

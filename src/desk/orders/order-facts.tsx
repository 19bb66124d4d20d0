import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { readingLanguageName } from '../parts/reader-language.ts';
import styles from './order-parts.module.css';

export function OrderFacts({ order: { buyer, receiver, shipping, vehicle } }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  const { freightNumber, logisticsLink, vessel, departsOn, arrivesOn } = shipping;
  return (
    <>
      <Section title={t('buyer')}>
        <div className={styles.vehicle}>
          <img src={vehicle.image} alt="" width="96" height="72" className={styles.picture} />
          <p>
            <strong>{vehicle.name}</strong>
            <span className={styles.quiet}>{vehicle.refNo}</span>
          </p>
        </div>
        <Facts>
          <Fact name={t('email')}>{buyer.email}</Fact>
          <Fact name={t('readsIn')}>{readingLanguageName(buyer)}</Fact>
          <Fact name={t('receiver')}>{receiver.name}</Fact>
          <Fact name={t('phone')}>{receiver.phone}</Fact>
          <Fact name={t('address')}>
            {[receiver.address, receiver.cityDesc, receiver.countryDesc].filter(Boolean).join(', ')}
          </Fact>
        </Facts>
      </Section>
      <Section title={t('shipping')}>
        <Facts>
          <Fact name={t('port')}>{`${shipping.portName}, ${shipping.countryName}`}</Fact>
          <Fact name={t('transport')}>{shipping.transportName}</Fact>
          <Fact name={t('vessel')}>{vessel ?? t('notYet')}</Fact>
          <Fact name={t('departsOn')}>{departsOn === undefined ? t('notYet') : formats.day(departsOn)}</Fact>
          <Fact name={t('arrivesOn')}>{arrivesOn === undefined ? t('notYet') : formats.day(arrivesOn)}</Fact>
          <Fact name={t('freightNumber')}>
            {!logisticsLink ? (
              (freightNumber ?? t('notYet'))
            ) : (
              <MuiLink href={logisticsLink} target="_blank" rel="noreferrer">
                {freightNumber ?? logisticsLink}
              </MuiLink>
            )}
          </Fact>
        </Facts>
      </Section>
    </>
  );
}

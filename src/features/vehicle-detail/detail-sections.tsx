import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '../../../generated/client/types.gen.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './detail-sections.module.css';

/** Shows the facts about the vehicle that stand below its pictures. */
export function DetailSections({ id, detail: { vehicle, property } }: { id: string; detail: VehicleDetail }) {
  const { t } = useTranslation(['detail', 'vehicles']);
  const formats = useFormats();
  const [base] = property;
  const specification = [
    { name: t('regDate'), value: formats.month(vehicle.regDate) },
    { name: t('mileage'), value: t('vehicles:kilometres', { mileage: vehicle.mileage }) },
    { name: t('displacement'), value: vehicle.displacement === '-' ? noValue : vehicle.displacement },
    { name: t('fuel'), value: vehicle.fuelType },
    { name: t('color'), value: vehicle.color },
    { name: t('seats'), value: vehicle.seat },
    { name: t('handle'), value: vehicle.handlePosition },
    { name: t('standsIn'), value: vehicle.country },
    { name: t('refNo'), value: vehicle.refNo },
  ];
  return (
    <>
      <section className={styles.section} aria-labelledby="specification-title">
        <h2 id="specification-title">{t('specification')}</h2>
        <FactTable facts={specification} />
        {vehicle.remark && (
          <p className={styles.remark}>
            <strong>{t('remark')}</strong> {vehicle.remark}
          </p>
        )}
      </section>
      {base && (
        <section className={styles.section} aria-labelledby="base-title">
          <div className={styles.heading}>
            <h2 id="base-title">{base.groupName}</h2>
            <TextLink to={paths.information(id)}>{t('showAll')}</TextLink>
          </div>
          <FactTable facts={base.propertyList} />
        </section>
      )}
    </>
  );
}

/** Stands in place of a value that is not known. */
const noValue = '--';

interface Fact {
  name: string;
  value: string;
}

/** Shows facts by name and value, in two columns where there is room. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className="figures">{value || noValue}</dd>
        </div>
      ))}
    </dl>
  );
}

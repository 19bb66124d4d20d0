import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './detail-sections.module.css';
import { FactTable, noValue } from './fact-table.tsx';
import { Inspection } from './inspection/inspection.tsx';

/** The facts about the vehicle below its pictures. */
export function DetailSections({
  id,
  detail: { vehicle, property, inspection },
}: {
  id: string;
  detail: VehicleDetail;
}) {
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
      {inspection && <Inspection found={inspection} />}
      {base && (
        <section className={styles.section} aria-labelledby="base-title">
          <div className={styles.heading}>
            <h2 id="base-title">{base.groupName}</h2>
            <TextLink className="alone" to={paths.information(id)}>
              {t('showAll')}
            </TextLink>
          </div>
          <FactTable facts={base.propertyList} />
        </section>
      )}
    </>
  );
}

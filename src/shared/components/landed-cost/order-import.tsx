import { useTranslation } from 'react-i18next';
import type { ImportAssessment, LandedCost } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Judged } from '../import-verdict/import-verdict.tsx';
import { CostBreakdown } from './cost-breakdown.tsx';
import styles from './cost-breakdown.module.css';

export interface OrderImportProps {
  importing: ImportAssessment | undefined;
  landedCost: LandedCost | undefined;
}

/** Whether an ordered vehicle may be imported, and the landed cost estimate stored with the reservation. */
export function OrderImport({ importing, landedCost }: OrderImportProps) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  const [verdict] = importing?.verdicts ?? [];
  return (
    <div className={styles.kept}>
      {importing && verdict && (
        <Judged
          assessment={importing}
          verdict={verdict}
          country={formats.country(importing.countryCode)}
          port={importing.portName}
        />
      )}
      {verdict?.verdict === 'refused' && <p role="alert">{t('orderRefusedOptions')}</p>}
      {landedCost && (
        <>
          <h3>{t('title')}</h3>
          <p className={styles.soft}>{t('kept', { day: formats.day(landedCost.asOf) })}</p>
          <CostBreakdown cost={landedCost} />
        </>
      )}
    </div>
  );
}

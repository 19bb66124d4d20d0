import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffStockChoices, StaffVehicle } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { Fact, Facts, Section } from '#desk/parts/section.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { InspectionDialog } from './inspection-dialog.tsx';
import styles from './inspection.module.css';

interface VehicleInspectionProps {
  vehicle: StaffVehicle;
  choices: StaffStockChoices;
  /** Whether there is unsaved input. */
  isBusy: boolean;
  onChanged: () => Promise<void>;
}

/** Inspection report, as buyers see it on the vehicle page. */
export function VehicleInspection({ vehicle, choices, isBusy, onChanged }: VehicleInspectionProps) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  // The dialog keeps the vehicle it was opened with, so that the server detects conflicts.
  const [opened, setOpened] = useState<StaffVehicle>();
  const { inspection, can } = vehicle;
  const hint = isBusy ? { disabled: true, title: t('saveFirst') } : {};
  return (
    <Section
      title={t('inspection')}
      acts={
        can.includes('saveVehicle') && (
          <Button size="small" variant="outlined" {...hint} onClick={() => setOpened(vehicle)}>
            {inspection ? t('changeInspection') : t('enterInspection')}
          </Button>
        )
      }
    >
      {inspection ? (
        <Facts>
          <Fact name={t('inspectedOn')}>{formats.day(inspection.inspectedOn)}</Fact>
          <Fact name={t('inspectedBy')}>{inspection.inspectedBy}</Fact>
          <Fact name={t('marks')}>
            {inspection.marks.length === 0
              ? t('noMarks')
              : inspection.marks.map(({ part, kind, degree }) => (
                  <span key={`${part} ${kind} ${degree ?? ''}`} className={styles.line}>
                    {[
                      nameOf(choices.inspectionParts, part),
                      nameOf(choices.markKinds, kind),
                      ...(degree ? [nameOf(choices.markDegrees, String(degree))] : []),
                    ].join(', ')}
                  </span>
                ))}
          </Fact>
          <Fact name={t('readings')}>
            {inspection.readings.length === 0
              ? t('noReadings')
              : inspection.readings.map(({ readOn, mileageKm, source }) => (
                  <span key={`${readOn} ${mileageKm} ${source}`} className={styles.line}>
                    {`${readOn}: ${mileageKm.toLocaleString('en-US')} km, ${nameOf(choices.readingSources, source)}`}
                  </span>
                ))}
          </Fact>
        </Facts>
      ) : (
        <p>{t('noInspection')}</p>
      )}
      {opened && (
        <InspectionDialog vehicle={opened} choices={choices} reload={onChanged} onClose={() => setOpened(undefined)} />
      )}
    </Section>
  );
}

function nameOf(choices: StaffStockChoices['inspectionParts'], code: string): string {
  return choices?.find((choice) => choice.code === code)?.name ?? code;
}

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useFieldArray, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffInspection, StaffStockChoices, StaffVehicle } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { wholeAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { DayInput } from '#desk/parts/day-input.tsx';
import { useVersionConflict } from '#desk/parts/use-version-conflict.ts';
import { vehicleChecks } from '../form/vehicle-checks.ts';
import styles from './inspection.module.css';
import { emptyMark, emptyReading, inspectionOf, inspectionValues, type InspectionValues } from './inspection-values.ts';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { ConfirmButton } from '#desk/parts/confirm-button.tsx';

interface InspectionDialogProps {
  /** The vehicle when the dialog opened. */
  vehicle: StaffVehicle;
  choices: StaffStockChoices;
  /** Loads the vehicle again, after a failure too: a colleague may have changed it. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Adds, edits or withdraws an inspection report. */
export function InspectionDialog({ vehicle, choices, reload, onClose }: InspectionDialogProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const queryClient = useQueryClient();
  const { id, stockNo, inspection: before } = vehicle;
  const { seen, failureText } = useVersionConflict(vehicle, {
    actionLabel: t('saveInspection'),
    readNow: () => queryClient.getQueryData(queries.staffGetVehicleOptions({ body: { id } }).queryKey),
  });
  const { version, photos } = seen();
  const form = useForm({ defaultValues: inspectionValues(before) });
  const { control } = form;
  const day = useField({ control, name: 'inspectedOn', check: (text) => (text === '' ? t('dayMissing') : undefined) });
  const by = useField({
    control,
    name: 'inspectedBy',
    check: (text) => (text.trim() === '' ? t('inspectorMissing') : undefined),
  });

  const sheet = useField({ control, name: 'sheetPhoto' });

  async function set(inspection: StaffInspection | undefined): Promise<void> {
    const { error } = await api.staffSetInspection({ body: { id, version, ...(inspection && { inspection }) } });
    if (error) {
      await reload();
      const pressed = t(inspection ? 'saveInspection' : 'takeInspectionBack');
      return form.setError('root', { message: failureText(error, pressed) });
    }
    showToast('success', t('saved', { number: stockNo }));
    onClose();
    await reload();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('inspection')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.lead}>{t('inspectionLead')}</p>
        <Form form={form} submitLabel={t('saveInspection')} onSubmit={(values) => set(inspectionOf(values, photos))}>
          <div className={styles.pair}>
            <DayInput {...day} label={t('inspectedOn')} isRequired />
            <TextInput {...by} label={t('inspectedBy')} maxLength={80} autoComplete="off" isRequired />
          </div>
          {photos.length > 0 && (
            <NativeSelect
              {...sheet}
              label={t('sheetPhoto')}
              hint={t('sheetPhotoHint')}
              choices={[
                { value: '', label: t('sheetNone') },
                ...photos.map((photo, place) => ({
                  value: photo.id,
                  label: t('photoAt', { place: place + 1, count: photos.length }),
                })),
              ]}
            />
          )}
          <Marks control={control} choices={choices} />
          <Readings control={control} choices={choices} mileageKm={vehicle.sheet.mileageKm} />
        </Form>
        {before && <ConfirmButton label={t('takeInspectionBack')} place="foot" onConfirm={() => set(undefined)} />}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

interface RowsProps {
  control: Control<InspectionValues>;
  choices: StaffStockChoices;
}

const mostMarks = 60;

function Marks({ control, choices }: RowsProps) {
  const { t } = useTranslation('desk-stock');
  const { fields, append, remove } = useFieldArray({ control, name: 'marks' });
  return (
    <fieldset className={styles.rows}>
      <legend>{t('marks')}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.row}>
          <Choice control={control} name={`marks.${place}.part`} label={t('part')} choices={choices.inspectionParts} />
          <Choice control={control} name={`marks.${place}.kind`} label={t('mark')} choices={choices.markKinds} />
          <Choice
            control={control}
            name={`marks.${place}.degree`}
            label={t('degree')}
            choices={[{ code: '', name: t('noDegree') }, ...(choices.markDegrees ?? [])]}
          />
          <Button
            size="small"
            variant="text"
            aria-label={t('removeMarkNo', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            {t('removeLine')}
          </Button>
        </div>
      ))}
      {fields.length < mostMarks && (
        <Button size="small" variant="outlined" isRepeatable onClick={() => append(emptyMark)}>
          {t('addMark')}
        </Button>
      )}
    </fieldset>
  );
}

const mostReadings = 20;

function Readings({ control, choices, mileageKm }: RowsProps & { mileageKm: number }) {
  const { t } = useTranslation('desk-stock');
  const { fields, append, remove } = useFieldArray({ control, name: 'readings' });
  return (
    <fieldset className={styles.rows}>
      <legend>{t('readings')}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.row}>
          <ReadingFields control={control} place={place} most={mileageKm} />
          <Choice
            control={control}
            name={`readings.${place}.source`}
            label={t('source')}
            choices={choices.readingSources}
          />
          <Button
            size="small"
            variant="text"
            aria-label={t('removeReadingNo', { number: place + 1 })}
            onClick={() => remove(place)}
          >
            {t('removeLine')}
          </Button>
        </div>
      ))}
      {fields.length < mostReadings && (
        <Button size="small" variant="outlined" isRepeatable onClick={() => append(emptyReading)}>
          {t('addReading')}
        </Button>
      )}
    </fieldset>
  );
}

function ReadingFields({
  control,
  place,
  most,
}: {
  control: Control<InspectionValues>;
  place: number;
  /** The vehicle’s mileage, the upper limit of every reading. */
  most: number;
}) {
  const { t } = useTranslation('desk-stock');
  const checks = vehicleChecks(t);
  const month = useField({ control, name: `readings.${place}.readOn`, check: checks.month });
  const mileage = useField({ control, name: `readings.${place}.mileageKm`, check: checks.amount(0, most) });
  return (
    <>
      <TextInput {...month} label={t('readOn')} hint={t('monthShape')} maxLength={7} autoComplete="off" isRequired />
      <AmountInput {...mileage} {...wholeAmount} isZeroKept label={t('mileageRead')} autoComplete="off" isRequired />
    </>
  );
}

interface ChoiceProps {
  control: Control<InspectionValues>;
  name: `marks.${number}.${'part' | 'kind' | 'degree'}` | `readings.${number}.source`;
  label: string;
  choices: StaffStockChoices['inspectionParts'];
}

function Choice({ control, name, label, choices }: ChoiceProps) {
  const field = useField({ control, name });
  return (
    <NativeSelect
      {...field}
      label={label}
      choices={(choices ?? []).map((choice) => ({ value: choice.code, label: choice.name }))}
    />
  );
}

import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  StaffStockChoices,
  StaffStockSummary,
  StaffVehicle,
  StaffVehicleState,
} from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, isFailure } from '#shared/api/errors.ts';
import { Form } from '#shared/forms/form.tsx';
import { Section } from '#desk/parts/section.tsx';
import { useOutlierQuestion } from '#desk/parts/use-outlier-question.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { dollars } from './dollars.ts';
import styles from './form.module.css';
import { OfferFields } from './offer-fields.tsx';
import { type VehicleValues, sheetOf, valuesOf } from './vehicle-values.ts';
import { VehicleFields } from './vehicle-fields.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '#desk/session/desk-paths.ts';

const mostHolders = 5;

interface VehicleFormProps {
  /** The vehicle when editing began; absent for a new one. */
  vehicle?: StaffVehicle;
  choices: StaffStockChoices;
  onDirty?: (isDirty: boolean) => void;
  onSaved: (saved: StaffVehicleState) => Promise<void>;
  /** Loads the vehicle again, because a colleague has changed it. */
  onConflict?: () => Promise<void>;
}

/** Form of a vehicle. Fields that cannot change are read-only. */
export function VehicleForm({ vehicle, choices, onDirty, onSaved, onConflict }: VehicleFormProps) {
  const { t } = useTranslation('desk-stock');
  const form = useForm<VehicleValues>({ values: valuesOf(vehicle, choices) });
  const { isDirty } = form.formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);

  const { confirm, question } = useOutlierQuestion();
  const [holders, setHolders] = useState<readonly StaffStockSummary[]>([]);
  /** Until the saved vehicle is loaded; `isSubmitting` ends earlier, when the form is reset. */
  const [isSaving, setSaving] = useState(false);

  /** Disables the fields meanwhile, because their input would be lost, and then returns the focus. */
  async function submit(values: VehicleValues): Promise<void> {
    if (isSaving) return;
    const focused = document.activeElement;
    setSaving(true);
    try {
      await save(values);
    } finally {
      flushSync(() => setSaving(false));
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    }
  }

  async function save(values: VehicleValues): Promise<void> {
    const sheet = sheetOf(values);
    const isMeant = await confirm([
      { label: t('price'), before: vehicle?.sheet.price, after: sheet.price, write: dollars },
      { label: t('lowestPrice'), before: vehicle?.sheet.lowestPrice, after: sheet.lowestPrice, write: dollars },
    ]);
    if (!isMeant) return;
    const stockNo = values.stockNo.trim();
    const { data, error } = await api.staffSaveVehicle({
      body: {
        ...(vehicle && { id: vehicle.id, version: vehicle.version }),
        ...(stockNo !== '' && { stockNo }),
        sheet,
      },
    });
    if (error) {
      // First, because loading an unchanged form clears its message.
      if (isFailure(error, 'changedMeanwhile')) await onConflict?.();
      form.setError('root', { message: displayFailure(error).text });
      if (error.code === 400) setHolders(await findChassisHolders(sheet.chassisNumber, vehicle?.id));
      return;
    }
    setHolders([]);
    if (!data) return;
    // Mark the form as saved before navigating, so that the leave guard does not ask.
    flushSync(() => form.reset(values));
    await onSaved(data);
  }

  const canSave = !vehicle || vehicle.can.includes('saveVehicle');
  const fields = (
    <fieldset className={styles.sheet} disabled={isSaving || !canSave} aria-label={t('part_vehicle')}>
      <Section title={t('part_vehicle')}>
        <VehicleFields form={form} choices={choices} />
      </Section>
      <Section title={t('part_condition')}>
        <ConditionFields control={form.control} choices={choices} />
      </Section>
      <Section title={t('part_offer')}>
        <OfferFields form={form} />
      </Section>
    </fieldset>
  );
  if (!canSave) {
    return (
      <div className={styles.sheet}>
        {(vehicle.state === 'held' || vehicle.state === 'sold') && <Alert severity="info">{t('ordered')}</Alert>}
        {fields}
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <Form form={form} onSubmit={submit} submitLabel={vehicle ? t('save') : t('saveDraft')}>
        {fields}
      </Form>
      <ChassisHolders vehicles={holders} />
      {question}
    </div>
  );
}

/** Other drafts and vehicles on sale with the same chassis number. */
async function findChassisHolders(chassisNumber: string, ownId?: string): Promise<StaffStockSummary[]> {
  if (chassisNumber === '') return [];
  const body = { pageNo: 1, pageSize: 50, sort: 'stockNo', isDescending: false, search: chassisNumber } as const;
  const { data } = await api.staffListStock({ body });
  const others = data?.vehicles.filter(({ id, state }) => id !== ownId && state !== 'withdrawn' && state !== 'sold');
  return others?.slice(0, mostHolders) ?? [];
}

/** Links open in a new tab, so that typed input is not lost. */
function ChassisHolders({ vehicles }: { vehicles: readonly StaffStockSummary[] }) {
  const { t } = useTranslation('desk-stock');
  if (vehicles.length === 0) return null;
  return (
    <Alert severity="info" className={styles.holders ?? ''}>
      {t('chassisHeldBy')}
      <ul>
        {vehicles.map(({ id, stockNo, name }) => (
          <li key={id}>
            <TextLink to={deskPaths.vehicle(id)} target="_blank">
              {stockNo} · {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

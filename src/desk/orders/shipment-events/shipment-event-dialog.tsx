import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OrderWay, StaffOrder, StaffOrderTimeline } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import { useVersionConflict } from '#desk/parts/use-version-conflict.ts';
import styles from '../actions/actions.module.css';
import { noteOwnVersion } from '../own-versions.ts';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';

export interface Noted {
  act: StaffOrderTimeline['can'][number];
  /** The order, in the version that `way` came from. */
  order: Pick<StaffOrder, 'id' | 'version'>;
  way: OrderWay;
}

type Values = Required<
  Pick<
    OrderWay,
    | 'inspectedBy'
    | 'inspectionPlannedOn'
    | 'inspectionPassedOn'
    | 'certificateNumber'
    | 'checkAt'
    | 'arrivedOn'
    | 'releasedOn'
  >
> & { sentOn: string; courier: string; number: string; trackAt: string };

const nothing: Values = {
  inspectedBy: '',
  inspectionPlannedOn: '',
  inspectionPassedOn: '',
  certificateNumber: '',
  checkAt: '',
  arrivedOn: '',
  releasedOn: '',
  sentOn: '',
  courier: '',
  number: '',
  trackAt: '',
};

/** Fields of the inspection, or of arrival and release. */
export default function ShipmentEventDialog({ act, order, way, onClose }: Noted & { onClose: () => void }) {
  const { t } = useTranslation('timeline');
  const queryClient = useQueryClient();
  const titleId = useId();
  const { originals, ...withoutOriginals } = way;
  const form = useForm<Values>({ defaultValues: { ...nothing, ...withoutOriginals, ...originals } });
  const { id } = order;
  const { seen, failureText } = useVersionConflict<Pick<StaffOrderTimeline, 'version'>>(order, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffGetTimelineOptions({ body: { id } }).queryKey),
  });

  async function send(values: Values): Promise<void> {
    const { data, error } = await note(act, { id, version: seen().version }, values);
    if (data) noteOwnVersion(id, data.version);
    // Refetch after a failure too, to show changes by colleagues behind the dialog.
    await invalidateCallsLater(queryClient, 'staffListOrders');
    await refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
    if (error) return form.setError('root', { message: failureText(error) });
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t(`act_${act}`)}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{t('wayLead')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          {act === 'noteInspection' ? (
            <InspectionFields control={form.control} />
          ) : (
            <ArrivalFields control={form.control} />
          )}
        </Form>
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

function note(act: Noted['act'], { id, version }: Noted['order'], values: Values) {
  const seen = { id, version };
  const filled = (name: string, key: keyof Values) => {
    const text = values[key].trim();
    return text === '' ? {} : { [name]: text };
  };
  if (act === 'noteArrival') {
    const { sentOn, courier, number } = values;
    const originals = { sentOn, courier: courier.trim(), number: number.trim(), ...filled('trackAt', 'trackAt') };
    const body = {
      ...seen,
      ...filled('arrivedOn', 'arrivedOn'),
      ...filled('releasedOn', 'releasedOn'),
      ...(sentOn !== '' && { originals }),
    };
    return api.staffNoteArrival({ body });
  }
  const body = {
    ...seen,
    ...filled('inspectedBy', 'inspectedBy'),
    ...filled('plannedOn', 'inspectionPlannedOn'),
    ...filled('passedOn', 'inspectionPassedOn'),
    ...filled('certificateNumber', 'certificateNumber'),
    ...filled('checkAt', 'checkAt'),
  };
  return api.staffNoteInspection({ body });
}

function InspectionFields({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('timeline');
  const inspectedBy = useField({
    control,
    name: 'inspectedBy',
    check: (text, { inspectionPlannedOn, inspectionPassedOn }) =>
      text.trim() === '' && inspectionPlannedOn + inspectionPassedOn !== '' ? t('inspectedByMissing') : undefined,
  });
  const isPassed = ({ certificateNumber, checkAt: link }: Values) => (certificateNumber + link).trim() !== '';
  const plannedOn = useField({
    control,
    name: 'inspectionPlannedOn',
    check: (day, values) =>
      day + values.inspectionPassedOn === '' && values.inspectedBy.trim() !== '' && !isPassed(values)
        ? t('dayMissing')
        : undefined,
  });
  const passedOn = useField({
    control,
    name: 'inspectionPassedOn',
    check: (day, values) => (day === '' && isPassed(values) ? t('dayMissing') : undefined),
  });
  const number = useField({
    control,
    name: 'certificateNumber',
    check: (text, { inspectionPassedOn }) =>
      text.trim() === '' && inspectionPassedOn !== '' ? t('certificateMissing') : undefined,
  });
  const checkAt = useField({
    control,
    name: 'checkAt',
    check: (text) => (text.trim() === '' || /^https:\/\/\S+$/.test(text.trim()) ? undefined : t('linkInvalid')),
  });
  return (
    <>
      <TextInput
        {...inspectedBy}
        label={t('inspectedBy')}
        hint={t('inspectedByHint')}
        maxLength={60}
        autoComplete="off"
      />
      <div className={styles.days}>
        <DayInput {...plannedOn} label={t('plannedOn')} />
        <DayInput {...passedOn} label={t('passedOn')} />
      </div>
      <TextInput {...number} label={t('certificateNumber')} maxLength={60} autoComplete="off" />
      <TextInput {...checkAt} label={t('checkAt')} hint={t('checkAtHint')} maxLength={500} autoComplete="off" />
    </>
  );
}

function ArrivalFields({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('timeline');
  const arrivedOn = useField({ control, name: 'arrivedOn' });
  const releasedOn = useField({
    control,
    name: 'releasedOn',
    check: (day, { arrivedOn: arrived }) =>
      day !== '' && (arrived === '' || day < arrived) ? t('releaseTooEarly') : undefined,
  });
  // A parcel has a day, a courier and a number, or none of them.
  const isWhole = ({ sentOn, courier, number }: Values) =>
    sentOn !== '' && courier.trim() !== '' && number.trim() !== '';
  const isEmpty = ({ sentOn, courier, number, trackAt }: Values) =>
    [sentOn, courier, number, trackAt].every((text) => text.trim() === '');
  const sentOn = useField({
    control,
    name: 'sentOn',
    check: (_day, values) => (isEmpty(values) || isWhole(values) ? undefined : t('originalsMissing')),
  });
  const courier = useField({ control, name: 'courier' });
  const number = useField({ control, name: 'number' });
  const trackAt = useField({
    control,
    name: 'trackAt',
    check: (text) => (text.trim() === '' || /^https:\/\/\S+$/.test(text.trim()) ? undefined : t('linkInvalid')),
  });
  return (
    <>
      <div className={styles.days}>
        <DayInput {...arrivedOn} label={t('arrivedOn')} />
        <DayInput {...releasedOn} label={t('releasedOn')} />
      </div>
      <DayInput {...sentOn} label={t('originalsSentOn')} />
      <div className={styles.days}>
        <TextInput {...courier} label={t('courier')} maxLength={60} autoComplete="off" />
        <TextInput {...number} label={t('parcelNumber')} maxLength={60} autoComplete="off" />
      </div>
      <TextInput {...trackAt} label={t('trackAt')} maxLength={500} autoComplete="off" />
    </>
  );
}

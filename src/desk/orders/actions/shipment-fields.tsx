import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import styles from './actions.module.css';
import type { ActionName, ActionValues } from './run-action.ts';

interface ShipmentFieldsProps {
  control: Control<ActionValues>;
  name: Extract<ActionName, 'shipOrder' | 'changeShipment' | 'requestBalance'>;
  /** Only a shipped order has a freight number and a tracking link. */
  isShipped: boolean;
}

export function ShipmentFields({ control, name, isShipped }: ShipmentFieldsProps) {
  const { t } = useTranslation('desk-orders');
  const hasFreight = name === 'shipOrder' || (name === 'changeShipment' && isShipped);
  const freightNumber = useField({
    control,
    name: 'freightNumber',
    check: (text) => (hasFreight && text.trim() === '' ? t('freightNumberMissing') : undefined),
  });
  const logisticsLink = useField({
    control,
    name: 'logisticsLink',
    check: (text) => (text.trim() === '' || /^https?:\/\/\S+$/.test(text.trim()) ? undefined : t('linkInvalid')),
  });
  const vessel = useField({ control, name: 'vessel' });
  const departsOn = useField({ control, name: 'departsOn' });
  const arrivesOn = useField({
    control,
    name: 'arrivesOn',
    check: (day, values) =>
      day !== '' && values.departsOn !== '' && day < values.departsOn ? t('arrivesTooEarly') : undefined,
  });

  if (name === 'requestBalance') return <DayInput {...arrivesOn} label={t('arrivesOn')} hint={t('arrivesHint')} />;
  return (
    <>
      {hasFreight && (
        <>
          <TextInput {...freightNumber} label={t('freightNumber')} maxLength={60} autoComplete="off" isRequired />
          <TextInput {...logisticsLink} label={t('logisticsLink')} maxLength={500} autoComplete="off" />
        </>
      )}
      <TextInput {...vessel} label={t('vessel')} hint={t('vesselHint')} maxLength={80} autoComplete="off" />
      <div className={styles.days}>
        <DayInput {...departsOn} label={t('departsOn')} />
        <DayInput {...arrivesOn} label={t('arrivesOn')} />
      </div>
    </>
  );
}

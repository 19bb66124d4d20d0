import Alert from '@mui/material/Alert';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { shapes, toText, toUnits } from './amounts.ts';
import { type Due, missingAfter, type ReceiptValues } from './receipt.ts';

const longestReason = 500;
const longestReference = 60;

interface ReceiptFieldsProps {
  form: UseFormReturn<ReceiptValues>;
  money: Due;
}

/** Fields for the amount received. Explains the effect if it differs from the amount due. */
export function ReceiptFields({
  form: { control },
  money: { payUnit, dueAmount, mostShortAmount },
}: ReceiptFieldsProps) {
  const { t } = useTranslation(['desk-money', 'desk-orders']);
  const typed = useWatch({ control, name: 'amount' });
  const isAccepted = useWatch({ control, name: 'isAccepted' });
  const missing = missingAfter(typed, { payUnit, dueAmount });
  const amount = useField({
    control,
    name: 'amount',
    check: (text, values) => {
      const units = toUnits(text, payUnit);
      // If the whole shortfall is accepted, the received amount may be zero.
      if (text.trim() === '' && values.isAccepted && dueAmount > 0 && dueAmount <= mostShortAmount) return undefined;
      return units === undefined || units === 0 ? t('amountMissing') : undefined;
    },
  });
  const receivedOn = useField({ control, name: 'receivedOn' });
  const reference = useField({ control, name: 'reference' });
  const accepted = useField({ control, name: 'isAccepted' });
  const reason = useField({
    control,
    name: 'shortfallReason',
    check: (text, values) =>
      values.isAccepted &&
      missing > 0 &&
      missing <= mostShortAmount &&
      (text.trim() === '' || text.length > longestReason)
        ? t('desk-orders:reasonMissing')
        : undefined,
  });
  const isShort = dueAmount > 0 && missing > 0;
  const isAcceptable = missing <= mostShortAmount;
  return (
    <>
      <AmountInput
        {...amount}
        {...shapes[payUnit]}
        label={t('amount', { unit: payUnit })}
        autoComplete="off"
        isRequired
      />
      {isShort && (
        <>
          {!(isAccepted && isAcceptable) && (
            <Alert severity="warning" icon={false}>
              {t('partNote', { missing: toText(missing, payUnit) })}
            </Alert>
          )}
          {isAcceptable && (
            <CheckBox {...accepted} label={t('acceptShortfall', { amount: toText(missing, payUnit) })} />
          )}
          {isAccepted && isAcceptable && (
            <TextArea
              {...reason}
              label={t('desk-orders:reason')}
              hint={t('shortfallHint')}
              maxLength={longestReason}
              isRequired
            />
          )}
        </>
      )}
      {dueAmount > 0 && missing < 0 && (
        <Alert severity="info" icon={false}>
          {t('moreThanDue', { over: toText(-missing, payUnit) })}
        </Alert>
      )}
      <DayInput {...receivedOn} label={t('day')} />
      <TextInput {...reference} label={t('reference')} maxLength={longestReference} autoComplete="off" />
    </>
  );
}

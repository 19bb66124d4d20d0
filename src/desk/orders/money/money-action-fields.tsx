import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { writtenLanguage } from '../../parts/reader-language.ts';
import type { StaffOrder, StaffOrderMoney } from '#generated/client/types.gen.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { DayInput } from '#desk/parts/day-input.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { shapes, toText, toUnits } from './amounts.ts';
import { type MoneyActionValues, type MoneyAction, mostOf } from './money-action.ts';

const longestReason = 500;
const longestName = 60;

interface MoneyActionFieldsProps {
  form: UseFormReturn<MoneyActionValues>;
  act: MoneyAction['name'];
  order: StaffOrder;
  money: StaffOrderMoney;
}

/** Fields for a refund or a retained amount. Releasing and withdrawing need none. */
export function MoneyActionFields(props: MoneyActionFieldsProps) {
  if (props.act === 'markSent') return <SentFields {...props} />;
  if (props.act === 'keepMoney') return <PlanFields {...props} />;
  if (props.act === 'reverse') return <ReasonField {...props} />;
  if (props.act !== 'proposeRefund') return null;
  return (
    <>
      {props.money.claim && <ClaimField {...props} owed={props.money.claim.amountUnits} />}
      <PlanFields {...props} />
      <PayeeFields {...props} />
    </>
  );
}

function ClaimField({ form: { control }, money: { payUnit }, owed }: MoneyActionFieldsProps & { owed: number }) {
  const { t } = useTranslation('desk-money');
  const isForClaim = useField({ control, name: 'isForClaim' });
  return <CheckBox {...isForClaim} label={t('isForClaim', { amount: toText(owed, payUnit) })} />;
}

function PlanFields(props: MoneyActionFieldsProps) {
  const { t } = useTranslation('desk-money');
  const { act, money } = props;
  const { control } = props.form;
  const { payUnit } = money;
  const most = mostOf(act, money);
  const amount = useField({
    control,
    name: 'amount',
    check: (text) => {
      const units = toUnits(text, payUnit) ?? 0;
      if (units === 0) return t('amountMissing');
      return units > most ? t('amountMost', { most: toText(most, payUnit) }) : undefined;
    },
  });
  return (
    <>
      <AmountInput
        {...amount}
        {...shapes[payUnit]}
        label={t('amountOf', { unit: payUnit })}
        hint={t('amountMost', { most: toText(most, payUnit) })}
        autoComplete="off"
        isRequired
      />
      <ReasonField {...props} />
    </>
  );
}

function ReasonField({ form: { control }, order }: MoneyActionFieldsProps) {
  const { t } = useTranslation('desk-orders');
  const language = writtenLanguage(order.buyer.language);
  const reason = useField({
    control,
    name: 'reason',
    check: (text) => (text.trim() === '' || text.length > longestReason ? t('reasonMissing') : undefined),
  });
  return (
    <div lang={language}>
      <TextArea
        {...reason}
        label={t('reason')}
        hint={t('reasonForBuyer', { language: languageNames[language] })}
        maxLength={longestReason}
        isRequired
      />
    </div>
  );
}

function PayeeFields({ form: { control } }: MoneyActionFieldsProps) {
  const { t } = useTranslation('desk-money');
  const bank = useField({
    control,
    name: 'bank',
    check: (text) => (text.trim() === '' || text.length > longestName ? t('bankMissing') : undefined),
  });
  const lastDigits = useField({
    control,
    name: 'lastDigits',
    check: (text) => (/^[0-9A-Za-z]{4}$/.test(text.trim()) ? undefined : t('lastDigitsMissing')),
  });
  return (
    <>
      <TextInput {...bank} label={t('bank')} maxLength={longestName} autoComplete="off" isRequired />
      <TextInput
        {...lastDigits}
        label={t('lastDigits')}
        hint={t('lastDigitsHint')}
        kind="char-number"
        maxLength={4}
        autoComplete="off"
        isRequired
      />
    </>
  );
}

function SentFields({ form: { control } }: MoneyActionFieldsProps) {
  const { t } = useTranslation('desk-money');
  const sentOn = useField({
    control,
    name: 'sentOn',
    check: (day) => (day === '' ? t('sentOnMissing') : undefined),
  });
  const reference = useField({
    control,
    name: 'reference',
    check: (text) => (text.trim() === '' || text.length > longestName ? t('referenceMissing') : undefined),
  });
  return (
    <>
      <DayInput {...sentOn} label={t('sentOn')} isRequired />
      <TextInput {...reference} label={t('reference')} maxLength={longestName} autoComplete="off" isRequired />
    </>
  );
}

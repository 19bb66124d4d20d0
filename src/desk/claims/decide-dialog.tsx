import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffClaim, StaffDecideClaimPayload } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { showToast } from '#shared/state/toasts.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { shapes, toUnits } from '../orders/money/amounts.ts';
import { FormDialog } from '../parts/form-dialog.tsx';

export type ClaimStep = StaffDecideClaimPayload['step'];

const longest = 2000;

interface DecideDialogProps {
  step: ClaimStep;
  /** The claim when the dialog opened. The server refuses the step for any other version. */
  claim: StaffClaim;
  onClose: () => void;
}

/** Answers a claim, offers money or closes it. */
export default function DecideDialog(props: DecideDialogProps) {
  const { t } = useTranslation('desk-claims');
  const { step, claim, onClose } = props;
  return (
    <FormDialog title={`${t(`step_${step}`)}: ${claim.orderNo}`} lead={t(`lead_${step}`)} onClose={onClose}>
      <DecideForm {...props} />
    </FormDialog>
  );
}

function DecideForm({ step, claim, onClose }: DecideDialogProps) {
  const { t } = useTranslation('desk-claims');
  const queryClient = useQueryClient();
  const { id: claimId, version, payUnit } = claim;
  const language = writtenLanguage(claim.language);
  const form = useForm({ defaultValues: { amount: '', text: '' } });
  const { control, setError } = form;
  const isOffer = step === 'offer';
  const amount = useField({
    control,
    name: 'amount',
    check: (value) => (isOffer && (toUnits(value, payUnit) ?? 0) === 0 ? t('amountMissing') : undefined),
  });
  const text = useField({
    control,
    name: 'text',
    check: (value) => (value.trim() === '' ? t('textMissing') : undefined),
  });

  async function send(values: { amount: string; text: string }): Promise<void> {
    const units = isOffer ? toUnits(values.amount, payUnit) : undefined;
    const { error } = await api.staffDecideClaim({
      body: { claimId, version, step, text: values.text.trim(), ...(units !== undefined && { amount: units }) },
    });
    await refetchShown(queryClient, 'staffListClaims');
    if (error) return setError('root', { message: displayFailure(error).text });
    showToast('success', t('done'));
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t(`step_${step}`)}>
      {isOffer && (
        <AmountInput
          {...amount}
          {...shapes[payUnit]}
          label={t('amount', { unit: payUnit })}
          autoComplete="off"
          isRequired
        />
      )}
      <div lang={language}>
        <TextArea {...text} label={t('text', { language: languageNames[language] })} maxLength={longest} isRequired />
      </div>
    </Form>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffCouponKind } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { refetchCoupons } from './refetch-coupons.ts';

const longestReason = 500;

interface GiveValues {
  email: string;
  reason: string;
}

/** Gives a coupon to one buyer. */
export default function GiveDialog({ kind, onClose }: { kind: StaffCouponKind; onClose: () => void }) {
  const { t } = useTranslation('desk-coupons');
  const queryClient = useQueryClient();
  const formats = useDeskFormats();
  const checks = useChecks();
  const form = useForm<GiveValues>({ defaultValues: { email: '', reason: '' } });
  const { control, setError } = form;
  const email = useField({ control, name: 'email', check: checks.email });
  const reason = useField({
    control,
    name: 'reason',
    check: (text) => (text.trim() === '' || text.length > longestReason ? t('unfit_reason') : undefined),
  });

  async function send(values: GiveValues): Promise<void> {
    const body = { kindId: kind.id, email: values.email, reason: values.reason.trim() };
    const { data, error } = await api.staffGiveCoupon({ body });
    const fault = await refetchCoupons(queryClient, error);
    if (fault !== undefined) return setError('root', { message: fault });
    showToast('success', t('isGiven', { email: values.email, day: formats.day(data?.expiry ?? '') }));
    onClose();
  }

  return (
    <FormDialog title={t('giveOf', { code: kind.code })} lead={t('giveLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('give')}>
        <EmailInput {...email} label={t('field_email')} autoComplete="off" isRequired />
        <TextArea {...reason} label={t('field_reason')} hint={t('reasonHint')} maxLength={longestReason} isRequired />
      </Form>
    </FormDialog>
  );
}

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BankAccountFacts, BankPayUnit } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import styles from './accounts.module.css';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';

type AccountValues = Required<BankAccountFacts> & { payUnit: BankPayUnit };

const longestText = 120;
const longestNumber = 42;
/** Limits of the contract. */
const numberShape = /^(?=.{4,42}$)[0-9A-Za-z][0-9A-Za-z -]*[0-9A-Za-z]$/;
const swiftShape = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Proposes a bank account; another staff member must release it. */
export function ProposeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const titleId = useId();
  const form = useForm<AccountValues>({
    defaultValues: { payUnit: 'USD', holder: '', bank: '', branch: '', number: '', swift: '' },
  });
  const { control, setError } = form;
  const isText = (text: string) => (text.trim() === '' || text.length > longestText ? t('unfit_bankText') : undefined);
  const payUnit = useField({ control, name: 'payUnit' });
  const holder = useField({ control, name: 'holder', check: isText });
  const bank = useField({ control, name: 'bank', check: isText });
  const branch = useField({
    control,
    name: 'branch',
    check: (text) => (text.length > longestText ? t('unfit_bankText') : undefined),
  });
  const number = useField({
    control,
    name: 'number',
    check: (text) => (numberShape.test(text.trim()) ? undefined : t('unfit_account')),
  });
  const swift = useField({
    control,
    name: 'swift',
    check: (text) => (text.trim() === '' || swiftShape.test(text.trim()) ? undefined : t('unfit_swift')),
  });

  async function send(values: AccountValues): Promise<void> {
    const [branchName, swiftCode] = [values.branch.trim(), values.swift.trim()];
    const { error } = await api.staffProposeBankAccount({
      body: {
        payUnit: values.payUnit,
        holder: values.holder.trim(),
        bank: values.bank.trim(),
        number: values.number.trim(),
        ...(branchName !== '' && { branch: branchName }),
        ...(swiftCode !== '' && { swift: swiftCode }),
      },
    });
    await refetchShown(queryClient, 'staffListBankAccounts');
    if (error) return setError('root', { message: displayFailure(error).text });
    showToast('success', t('proposed'));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('propose')}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.quiet}>{t('proposeLead')}</p>
        <Form form={form} onSubmit={send} submitLabel={t('propose')}>
          <NativeSelect
            {...payUnit}
            label={t('payUnit')}
            onChange={(unit) => payUnit.onChange(unit === 'JPY' ? 'JPY' : 'USD')}
            choices={(['USD', 'JPY'] as const).map((unit) => ({ value: unit, label: t(`payUnit_${unit}`) }))}
          />
          <TextInput {...holder} label={t('holder')} maxLength={longestText} autoComplete="off" isRequired />
          <TextInput {...bank} label={t('bank')} maxLength={longestText} autoComplete="off" isRequired />
          <TextInput {...branch} label={t('branch')} maxLength={longestText} autoComplete="off" />
          <TextInput {...number} label={t('number')} maxLength={longestNumber} autoComplete="off" isRequired />
          <TextInput {...swift} label={t('swift')} maxLength={11} isUppercase autoComplete="off" />
        </Form>
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useForm, useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffCompany } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import styles from './company.module.css';
import { companyFactsOf, type CompanyValues, companyValuesOf, newOffice } from './company-values.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { LocalTextField } from '../parts/local-text-field.tsx';
import { longestNumber, longestText, numberShape, phoneShape } from '../parts/local-text.ts';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { refetchCompany } from './refetch-company.ts';
import { Button } from '#shared/ui/button.tsx';

const mostOffices = 6;

interface CompanyDialogProps {
  /** The company when the dialog opened. */
  seen: StaffCompany;
  onClose: () => void;
}

/** Dialog for the company details. */
export default function CompanyDialog({ seen: begun, onClose }: CompanyDialogProps) {
  const { t } = useTranslation('desk-company');
  const checks = useChecks();
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(begun, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffReadCompanyOptions().queryKey),
  });
  const form = useForm<CompanyValues>({ defaultValues: companyValuesOf(begun.company) });
  const { control, setError } = form;
  const isNumber = (text: string) => (numberShape.test(text.trim()) ? undefined : t('unfit_number'));
  const tradingName = useField({
    control,
    name: 'tradingName',
    check: (text) => (text.trim() === '' || text.length > longestText ? t('unfit_text') : undefined),
  });
  const registrationNumber = useField({ control, name: 'registrationNumber', check: isNumber });
  const licenceNumber = useField({
    control,
    name: 'licenceNumber',
    check: (text, { licenceAuthority }) => {
      if (text.trim() === '') return licenceAuthority.en.trim() === '' ? undefined : t('unfit_licence');
      return licenceAuthority.en.trim() === '' ? t('unfit_licence') : isNumber(text);
    },
  });
  const since = useField({
    control,
    name: 'since',
    check: (text) => (/^(1[89]|[2-9]\d)\d\d$/.test(text) ? undefined : t('unfit_year')),
  });
  const phone = useField({
    control,
    name: 'phone',
    check: (text) => (phoneShape.test(text.trim()) ? undefined : t('unfit_phone')),
  });
  // A number, a name and a time belong together: all three or none.
  const whatsAppPhone = useField({
    control,
    name: 'whatsAppPhone',
    check: (text, { whatsAppAgent: agent, whatsAppReply: reply }) => {
      if (text.trim() === '') return agent.trim() === '' && reply.en.trim() === '' ? undefined : t('unfit_whatsApp');
      if (agent.trim() === '' || reply.en.trim() === '') return t('unfit_whatsApp');
      return phoneShape.test(text.trim()) ? undefined : t('unfit_phone');
    },
  });
  const whatsAppAgent = useField({
    control,
    name: 'whatsAppAgent',
    check: (text) => (text.length > longestText ? t('unfit_text') : undefined),
  });
  const email = useField({ control, name: 'email', check: checks.email });

  async function send(values: CompanyValues): Promise<void> {
    const body = { version: seen().version, company: companyFactsOf(values) };
    const { error } = await api.staffSetCompany({ body });
    await refetchCompany(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('companySet'));
    onClose();
  }

  return (
    <FormDialog title={t('company')} lead={t('companyLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('save')}>
        <LocalTextField control={control} name="name" label={t('field_name')} />
        <div className={styles.row}>
          <TextInput {...tradingName} label={t('field_tradingName')} maxLength={longestText} isRequired />
          <TextInput {...since} label={t('field_since')} kind="number" isRequired />
        </div>
        <TextInput
          {...registrationNumber}
          label={t('field_registrationNumber')}
          maxLength={longestNumber}
          autoComplete="off"
          isRequired
        />
        <LocalTextField control={control} name="register" label={t('field_register')} />
        <TextInput
          {...licenceNumber}
          label={t('field_licence')}
          hint={t('licenceHint')}
          maxLength={longestNumber}
          autoComplete="off"
        />
        <LocalTextField control={control} name="licenceAuthority" label={t('field_authority')} isOptional />
        <div className={styles.row}>
          <TextInput
            {...phone}
            label={t('field_phone')}
            hint={t('phoneHint')}
            maxLength={24}
            autoComplete="off"
            isRequired
          />
          <EmailInput {...email} label={t('field_email')} autoComplete="off" isRequired />
        </div>
        <LocalTextField control={control} name="hours" label={t('field_hours')} />
        <div className={styles.row}>
          <TextInput
            {...whatsAppPhone}
            label={t('field_whatsApp')}
            hint={t('whatsAppHint')}
            maxLength={24}
            autoComplete="off"
          />
          <TextInput {...whatsAppAgent} label={t('field_whatsAppAgent')} maxLength={longestText} autoComplete="off" />
        </div>
        <LocalTextField control={control} name="whatsAppReply" label={t('field_whatsAppReply')} isOptional />
        <OfficesFields control={control} />
      </Form>
    </FormDialog>
  );
}

/** Office fields, head office first. */
function OfficesFields({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('desk-company');
  const { fields, append, remove } = useFieldArray({ control, name: 'offices' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={styles.office}>
          <legend>{place === 0 ? t('headOffice') : t('officeOf', { number: place + 1 })}</legend>
          <LocalTextField control={control} name={`offices.${place}.name`} label={t('officeName')} />
          <LocalTextField control={control} name={`offices.${place}.address`} label={t('officeAddress')} />
          {fields.length > 1 && (
            <Button size="small" variant="text" color="error" onClick={() => remove(place)}>
              {t('removeOffice')}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < mostOffices && (
        <Button size="small" variant="outlined" isRepeatable onClick={() => append(newOffice)}>
          {t('addOffice')}
        </Button>
      )}
    </>
  );
}

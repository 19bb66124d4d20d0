import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CountryPorts, StaffClearingAgent } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { amountOf, groupAmount } from '#shared/forms/amount.ts';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '../parts/day-input.tsx';
import { agentFactsOf, type AgentValues, agentValuesOf, feeAmountShape } from './agent-values.ts';
import styles from './company.module.css';
import { FormDialog } from '../parts/form-dialog.tsx';
import { LocalTextField } from '../parts/local-text-field.tsx';
import { longestNumber, longestText, numberShape, phoneShape } from '../parts/local-text.ts';
import { useOutlierQuestion } from '../parts/use-outlier-question.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { refetchCompany } from './refetch-company.ts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { ConfirmButton } from '../parts/confirm-button.tsx';

interface AgentDialogProps {
  countries: readonly CountryPorts[];
  /** The agent when the dialog opened; absent when adding one. */
  agent?: StaffClearingAgent;
  onClose: () => void;
}

const choicesOf = (places: readonly { id: string; name: string }[]) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** Dialog that adds or edits a clearing agent. */
export default function AgentDialog({ countries, agent, onClose }: AgentDialogProps) {
  const { t } = useTranslation('desk-company');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(agent, {
    actionLabel: t('save'),
    readNow: () => {
      const company = queryClient.getQueryData(queries.staffReadCompanyOptions().queryKey);
      return company?.clearingAgents.find(({ id }) => id === agent?.id);
    },
  });
  const [first] = countries;
  const form = useForm<AgentValues>({
    defaultValues: agentValuesOf(agent?.facts, { countryCode: first?.id ?? '', portId: first?.ports[0]?.id ?? '' }),
  });
  const { control, setError, setValue } = form;
  const country = useField({ control, name: 'countryCode' });
  const port = useField({ control, name: 'portId' });
  const name = useField({
    control,
    name: 'name',
    check: (text) => (text.trim() === '' || text.length > longestText ? t('unfit_text') : undefined),
  });
  const licenceNumber = useField({
    control,
    name: 'licenceNumber',
    check: (text) => (numberShape.test(text.trim()) ? undefined : t('unfit_number')),
  });
  const licensedSince = useField({
    control,
    name: 'licensedSince',
    check: (day) => (day === '' ? t('unfit_day') : undefined),
  });
  const licensedUntil = useField({ control, name: 'licensedUntil' });
  const feeAmount = useField({
    control,
    name: 'feeAmount',
    check: (text) => ((amountOf(text, feeAmountShape) ?? 0) >= 1 ? undefined : t('unfit_fee')),
  });
  const feeCurrency = useField({
    control,
    name: 'feeCurrency',
    check: (text) => (/^[A-Z]{3}$/.test(text) ? undefined : t('unfit_currency')),
  });
  const phone = useField({
    control,
    name: 'phone',
    check: (text) => (phoneShape.test(text.trim()) ? undefined : t('unfit_phone')),
  });
  const ports = countries.find(({ id }) => id === country.value)?.ports ?? [];

  function chooseCountry(code: string): void {
    country.onChange(code);
    setValue('portId', countries.find(({ id }) => id === code)?.ports[0]?.id ?? '');
  }

  const { confirm, question } = useOutlierQuestion();

  async function send(values: AgentValues): Promise<void> {
    const facts = agentFactsOf(values);
    const now = seen();
    // Amounts in different currencies are not compared.
    const before = now?.facts.feeCurrency === facts.feeCurrency ? now.facts.feeAmount : undefined;
    const write = (amount: number) => `${facts.feeCurrency} ${groupAmount(String(amount))}`;
    if (!(await confirm([{ label: t('field_feeAmount'), before, after: facts.feeAmount, write }]))) return;
    const { error } = now
      ? await api.staffChangeClearingAgent({ body: { id: now.id, version: now.version, facts } })
      : await api.staffAddClearingAgent({ body: { facts } });
    await refetchCompany(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('agentSet'));
    onClose();
  }

  return (
    <FormDialog title={agent?.facts.name ?? t('addAgent')} lead={t('agentLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('save')}>
        <div className={styles.row}>
          <NativeSelect
            {...country}
            onChange={chooseCountry}
            label={t('field_countryCode')}
            choices={choicesOf(countries)}
          />
          <NativeSelect {...port} label={t('field_portId')} choices={choicesOf(ports)} />
        </div>
        <TextInput {...name} label={t('field_name')} maxLength={longestText} autoComplete="off" isRequired />
        <TextInput
          {...licenceNumber}
          label={t('field_licenceNumber')}
          maxLength={longestNumber}
          autoComplete="off"
          isRequired
        />
        <LocalTextField control={control} name="licensor" label={t('field_licensor')} />
        <div className={styles.row}>
          <DayInput {...licensedSince} label={t('field_licensedSince')} isRequired />
          <DayInput {...licensedUntil} label={t('field_licensedUntil')} hint={t('untilHint')} />
        </div>
        <div className={styles.row}>
          <AmountInput {...feeAmount} {...feeAmountShape} label={t('field_feeAmount')} hint={t('feeHint')} isRequired />
          <TextInput
            {...feeCurrency}
            label={t('field_feeCurrency')}
            hint={t('currencyHint')}
            kind="char"
            isUppercase
            autoComplete="off"
            isRequired
          />
        </div>
        <TextInput
          {...phone}
          label={t('field_phone')}
          hint={t('phoneHint')}
          maxLength={24}
          autoComplete="off"
          isRequired
        />
        <LocalTextField control={control} name="address" label={t('field_address')} />
      </Form>
      {agent && <EndAgent agent={agent} onDone={onClose} />}
      {question}
    </FormDialog>
  );
}

/** Button that removes an agent. */
function EndAgent({ agent, onDone }: { agent: StaffClearingAgent; onDone: () => void }) {
  const { t } = useTranslation('desk-company');
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string>();

  async function end(): Promise<void> {
    const { error } = await api.staffEndClearingAgent({ body: { id: agent.id, version: agent.version } });
    const message = await refetchCompany(queryClient, error);
    if (message !== undefined) return setFault(message);
    showToast('success', t('agentEnded'));
    onDone();
  }

  return (
    <>
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
      <ConfirmButton label={t('endAgent')} confirmLabel={t('reallyEnd')} place="foot" onConfirm={end} />
    </>
  );
}

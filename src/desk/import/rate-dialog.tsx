import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  ImportBand,
  StaffImportCharge,
  StaffImportPeriod,
  StaffImportRates,
} from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { groupAmount } from '#shared/forms/amount.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { type AmountChange, useOutlierQuestion } from '../parts/use-outlier-question.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { BandsFields } from './bands-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { DaysFields, SourceFields } from './dated-fields.tsx';
import { datedTextsOf } from './dated-values.ts';
import { givenRateOf, rateTextsOf } from './rate-values.ts';
import { refetchImportRules } from './refetch-rules.ts';
import { VersionDialog } from './version-dialog.tsx';
import { noTexts, type VersionTexts } from './version-texts.ts';

interface RateDialogProps {
  rates: StaffImportRates;
  /** The charge when the dialog opened. */
  charge: StaffImportCharge;
  /** The version to correct; absent for a new one. */
  corrected?: StaffImportPeriod;
  onClose: () => void;
}

/** Dialog that sets the rate of a charge from a day on. */
export default function RateDialog({ rates, charge, corrected, onClose }: RateDialogProps) {
  const { t } = useTranslation('desk-import');
  const queryClient = useQueryClient();
  const last = charge.periods.at(-1);
  const form = useForm<VersionTexts>({
    defaultValues: { ...noTexts, dated: datedTextsOf(corrected, last), rate: rateTextsOf(corrected ?? last) },
  });
  const { control, setError } = form;
  const ageCounts = useField({ control, name: 'rate.ageCounts' });
  const { countryCode } = rates;
  const named = { countryCode, name: charge.name, ...(corrected && { corrects: corrected.from }) };
  const name = t(`charge_${charge.name}`);
  const { seen, failureText } = useVersionConflict(charge, {
    actionLabel: t('save'),
    readNow: () => {
      const now = queryClient.getQueryData(queries.staffReadImportRatesOptions({ body: { countryCode } }).queryKey);
      return now?.charges.find((one) => one.name === charge.name);
    },
  });

  const { confirm, question } = useOutlierQuestion();

  async function send({ dated, rate }: VersionTexts): Promise<void> {
    const given = givenRateOf(dated, rate);
    if (!(await confirm(changesOf(given.bands)))) return;
    const { error } = await api.staffPutImportRate({ body: { ...named, version: seen().version, ...given } });
    await refetchImportRules(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('rateSet'));
    onClose();
  }

  /** Bands are compared by position, because the form starts from the latest version. */
  function changesOf(bands: readonly ImportBand[]): AmountChange[] {
    const before = (corrected ?? last)?.bands ?? [];
    return bands.flatMap((band, place) => {
      const same = before.length === bands.length ? before[place] : undefined;
      if (same?.unit !== band.unit) return [];
      const isLast = place === bands.length - 1;
      const label = isLast ? t('lastBand') : t('bandOf', { number: place + 1 });
      const write = (value: number) =>
        t(`value_${band.unit}`, { value: groupAmount(String(value)), currency: rates.currency ?? 'USD' });
      return [
        { label, before: same.least, after: band.least, write },
        ...(band.most === band.least ? [] : [{ label, before: same.most, after: band.most, write }]),
      ];
    });
  }

  return (
    <VersionDialog title={t(corrected ? 'correctOf' : 'addTo', { name })} lead={t('rateLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('save')}>
        <DaysFields control={control} />
        <NativeSelect
          {...ageCounts}
          label={t('field_ageCounts')}
          choices={(['', 'registration', 'manufacture'] as const).map((one) => ({
            value: one,
            label: t(one === '' ? 'ageCounts_none' : `ageCounts_${one}`),
          }))}
        />
        <BandsFields control={control} currency={rates.currency ?? 'USD'} />
        <SourceFields control={control} />
        <ChangePreview
          form={form}
          ask={({ dated, rate }) => api.staffPreviewImportRate({ body: { ...named, ...givenRateOf(dated, rate) } })}
        />
      </Form>
      {question}
    </VersionDialog>
  );
}

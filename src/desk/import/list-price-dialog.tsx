import { useQueryClient } from '@tanstack/react-query';
import { type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffListedVariant, StaffListPrices } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { groupAmount } from '#shared/forms/amount.ts';
import { Form } from '#shared/forms/form.tsx';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '../parts/day-input.tsx';
import { type AmountChange, useOutlierQuestion } from '../parts/use-outlier-question.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { ChangePreview } from './change-preview.tsx';
import { isAddress } from './dated-values.ts';
import styles from './import.module.css';
import {
  givenListPriceOf,
  isAmount,
  listAmount,
  type ListPriceAction,
  listPriceTextsOf,
  type ListPriceTexts,
} from './list-price-values.ts';
import { refetchImportRules } from './refetch-rules.ts';
import { VersionDialog } from './version-dialog.tsx';

const longestTitle = 80;
const longestAddress = 400;

interface ListPriceDialogProps {
  list: Pick<StaffListPrices, 'countryCode' | 'currency' | 'listYears'>;
  /** The list price when the dialog opened. */
  variant: StaffListedVariant;
  act: ListPriceAction;
  readNow: () => StaffListedVariant | undefined;
  onClose: () => void;
}

const titles = { add: 'listNewOf', correct: 'listCorrectOf', end: 'listEndOf' } as const;

/** Dialog that sets, corrects or ends a customs list price. */
export default function ListPriceDialog({ list, variant, act, readNow, onClose }: ListPriceDialogProps) {
  const { t } = useTranslation('desk-import');
  const queryClient = useQueryClient();
  const form = useForm<ListPriceTexts>({ defaultValues: listPriceTextsOf(act, list.listYears) });
  const { control, setError } = form;
  const { countryCode, currency, listYears } = list;
  const isEnd = act.is === 'end';
  const { confirm, question } = useOutlierQuestion();
  const submitLabel = t(isEnd ? 'listEndSave' : 'save');
  const { seen, failureText } = useVersionConflict(variant, { actionLabel: submitLabel, readNow });

  async function send(texts: ListPriceTexts): Promise<void> {
    const { version } = seen();
    const given = { countryCode, ...givenListPriceOf(variant, act, texts) };
    if (!isEnd && !(await confirm(changesOf(given, texts.most !== '')))) return;
    const { error } = await (isEnd
      ? api.staffEndListPrice({ body: { version, ...withoutPrice(given) } })
      : api.staffPutListPrice({ body: { version, ...given } }));
    await refetchImportRules(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t(isEnd ? 'listEndDone' : 'listSet'));
    onClose();
  }

  /** Compared with the corrected price, or the last known one. */
  function changesOf({ least, most }: { least: number; most: number }, hasMost: boolean): AmountChange[] {
    const known = variant.prices.findLast((price) => price.least !== undefined);
    const before = act.is === 'correct' ? act.price : known;
    const write = (amount: number) => `${currency} ${groupAmount(String(amount))}`;
    return [
      { label: t('field_listLeast', { currency }), before: before?.least, after: least, write },
      ...(hasMost ? [{ label: t('field_most'), before: before?.most, after: most, write }] : []),
    ];
  }

  function preview(texts: ListPriceTexts) {
    const given = { countryCode, ...givenListPriceOf(variant, act, texts) };
    return api.staffPreviewListPrice({ body: isEnd ? withoutPrice(given) : given });
  }

  return (
    <VersionDialog
      title={t(titles[act.is], { name: `${variant.name} ${variant.chassis}` })}
      lead={t(isEnd ? 'listEndLead' : 'listPutLead')}
      onClose={onClose}
    >
      <Form form={form} onSubmit={send} submitLabel={submitLabel}>
        <DayField control={control} />
        {!isEnd && <PriceFields control={control} currency={currency} listYears={listYears} />}
        <ListSourceFields control={control} />
        <ChangePreview form={form} ask={preview} />
      </Form>
      {question}
    </VersionDialog>
  );
}

function withoutPrice<Given extends { least: number; most: number; list: string }>({
  least: _least,
  most: _most,
  list: _list,
  ...others
}: Given) {
  return others;
}

interface FieldsProps {
  control: Control<ListPriceTexts>;
}

function DayField({ control }: FieldsProps) {
  const { t } = useTranslation('desk-import');
  const from = useField({ control, name: 'from', check: (day) => (day === '' ? t('unfit_day') : undefined) });
  return <DayInput {...from} label={t('field_from')} isRequired />;
}

function PriceFields({ control, currency, listYears }: FieldsProps & Pick<StaffListPrices, 'currency' | 'listYears'>) {
  const { t } = useTranslation('desk-import');
  const least = useField({
    control,
    name: 'least',
    check: (text) => (isAmount(text) ? undefined : t('unfit_listPrice')),
  });
  const most = useField({
    control,
    name: 'most',
    check: (text) => (text === '' || isAmount(text) ? undefined : t('unfit_listPrice')),
  });
  const list = useField({
    control,
    name: 'list',
    check: (year) => (listYears.includes(year) ? undefined : t('unfit_listYear')),
  });
  return (
    <div className={styles.row}>
      <AmountInput
        {...least}
        {...listAmount}
        label={t('field_listLeast', { currency })}
        autoComplete="off"
        isRequired
      />
      <AmountInput {...most} {...listAmount} label={t('field_most')} hint={t('mostHint')} autoComplete="off" />
      <NativeSelect
        {...list}
        label={t('listYear')}
        prompt={t('listYearChoose')}
        choices={listYears.map((year) => ({ value: year, label: year }))}
        isRequired
      />
    </div>
  );
}

function ListSourceFields({ control }: FieldsProps) {
  const { t } = useTranslation('desk-import');
  const title = useField({
    control,
    name: 'title',
    check: (text) => (text.trim() === '' || text.length > longestTitle ? t('unfit_title') : undefined),
  });
  const url = useField({
    control,
    name: 'url',
    check: (text) => (isAddress(text) && text.length <= longestAddress ? undefined : t('unfit_url')),
  });
  return (
    <div className={styles.row}>
      <TextInput {...title} label={t('field_title')} maxLength={longestTitle} autoComplete="off" isRequired />
      <TextInput {...url} label={t('field_url')} maxLength={longestAddress} autoComplete="off" isRequired />
    </div>
  );
}

import { useFieldArray, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FreightTerm, StaffTerms } from '#generated/client/types.gen.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import type { AmountChange } from '../parts/use-outlier-question.tsx';
import { useQuestion } from '../parts/use-question.tsx';
import { NumberField } from './number-field.tsx';
import { numberChange } from './numbers.ts';
import { RemoveTerm } from './remove-term.tsx';
import { placeTariffs, tariffPairs, tariffTexts, withoutTariff, type TariffKind, type TariffTexts } from './tariffs.ts';
import { TermDialog, useSeenTerms } from './term-dialog.tsx';
import { nameOf } from './term-parts.ts';
import { choicesOf } from './price-preview.tsx';
import { useTariffText } from './use-tariff-text.ts';
import styles from './pricing.module.css';

/** Route of a tariff; without a yard, a new one is added. */
export interface Journey {
  portId: string;
  kind: TariffKind;
  yardId?: string;
}

interface TariffDialogProps {
  /** The settings when the dialog opened. */
  terms: StaffTerms;
  journey: Journey;
  onClose: () => void;
}

const mostSizes = 10;

/** Sets the tariff of a route, from one yard or all of them. */
export default function TariffDialog({ terms: begun, journey, onClose }: TariffDialogProps) {
  const { t } = useTranslation(['desk-pricing', 'desk']);
  const { portId, yardId } = journey;
  const { terms, failureText } = useSeenTerms(begun);
  const freight: FreightTerm = terms.freight.value ?? { roro: [], container: [] };
  const form = useForm<TariffTexts>({
    defaultValues: tariffTexts(freight, { ...journey, yardId: yardId ?? terms.yards[0]?.id ?? '' }),
  });
  const { control } = form;
  const yard = useField({ control, name: 'yardId' });
  const kind = useField({ control, name: 'kind' });
  const isForAll = useField({ control, name: 'isForAllYards' });
  const landing = useField({ control, name: 'portId' });
  const port = nameOf(terms.ports, landing.value);
  const yardIds = terms.yards.map(({ id }) => id);
  const { changeTexts } = useTariffText(terms);
  const { ask, question } = useQuestion();

  /** Shows the prices of the chosen route, except where others were typed. */
  function choose(route: Partial<Pick<TariffTexts, 'portId' | 'yardId'>>): void {
    const texts = form.getValues();
    const shown = tariffTexts(freight, texts);
    const next = tariffTexts(freight, { ...texts, ...route });
    for (const name of ['portId', 'yardId', 'handling', 'perMetre', 'least', 'sizes'] as const) {
      if (JSON.stringify(texts[name]) === JSON.stringify(shown[name])) {
        form.setValue(name, next[name], { shouldDirty: true });
      }
    }
  }

  async function mayReplace(texts: TariffTexts): Promise<boolean> {
    const pairs = tariffPairs(freight, placeTariffs(freight, texts, yardIds));
    const lines = changeTexts(pairs.filter(({ before, ...pair }) => before && pair.yardId !== yardId));
    if (lines.length === 0) return true;
    const text = lines.map((line) => <p key={line}>{line}</p>);
    return ask({ title: t('replaceTitle'), text, yes: t('replaceYes'), no: t('desk:jumpNo') });
  }

  function changesFrom(from: string, texts: TariffTexts): AmountChange[] {
    const before = tariffTexts(freight, { ...texts, yardId: from });
    const changes =
      texts.kind === 'roro'
        ? [
            numberChange(t('figure_handlingCents'), 'dollars', before.handling, texts.handling),
            numberChange(t('figure_centsPerCubicMetre'), 'dollars', before.perMetre, texts.perMetre),
            numberChange(t('figure_minimumCents'), 'dollars', before.least, texts.least),
          ]
        : texts.sizes.map(({ upTo, price }) => {
            const same = before.sizes.find((size) => size.upTo === upTo);
            return numberChange(t('priceUpTo', { size: upTo }), 'price', same?.price, price);
          });
    if (!texts.isForAllYards) return changes;
    return changes.map((change) => ({ ...change, label: `${nameOf(terms.yards, from)}, ${change.label}` }));
  }

  return (
    <TermDialog
      title={yardId === undefined ? t('addTariff') : t('tariffOf', { yard: nameOf(terms.yards, yardId), port })}
      lead={t(`lead_${kind.value}`)}
      terms={terms}
      failureText={failureText}
      form={form}
      start={{ yardId: yard.value, portId: landing.value, transportType: kind.value === 'roro' ? '1' : '2' }}
      give={(texts) => ({ freight: placeTariffs(freight, texts, yardIds) })}
      changesOf={(texts) =>
        (texts.isForAllYards ? yardIds : [texts.yardId]).flatMap((from) => changesFrom(from, texts))
      }
      mayReplace={mayReplace}
      beside={
        <>
          {yardId !== undefined && (
            <RemoveTerm
              label={t('removeTariff')}
              given={{ freight: withoutTariff(freight, { portId, kind: journey.kind, yardId }) }}
              terms={terms}
              onDone={onClose}
            />
          )}
          {question}
        </>
      }
      onClose={onClose}
    >
      {yardId === undefined && (
        <div className={styles.pair}>
          <NativeSelect
            {...kind}
            label={t('transport')}
            onChange={(next) => kind.onChange(next === 'container' ? 'container' : 'roro')}
            choices={(['roro', 'container'] as const).map((one) => ({ value: one, label: t(one) }))}
          />
          <NativeSelect
            {...landing}
            label={t('port')}
            onChange={(next) => choose({ portId: next })}
            choices={choicesOf(terms.ports)}
          />
          {!isForAll.value && (
            <NativeSelect
              {...yard}
              label={t('yard')}
              onChange={(next) => choose({ yardId: next })}
              choices={choicesOf(terms.yards)}
            />
          )}
        </div>
      )}
      {kind.value === 'roro' ? (
        <>
          <NumberField control={control} name="handling" kind="dollars" label={t('figure_handlingCents')} />
          <NumberField control={control} name="perMetre" kind="dollars" label={t('figure_centsPerCubicMetre')} />
          <NumberField control={control} name="least" kind="dollars" label={t('figure_minimumCents')} />
        </>
      ) : (
        <Sizes control={control} />
      )}
      <CheckBox {...isForAll} label={t('forAllYards', { port })} />
    </TermDialog>
  );
}

function Sizes({ control }: { control: Control<TariffTexts> }) {
  const { t } = useTranslation('desk-pricing');
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.size}>
          <NumberField
            control={control}
            name={`sizes.${place}.upTo`}
            kind="metres"
            label={t('figure_upToCubicMetres')}
          />
          <NumberField control={control} name={`sizes.${place}.price`} kind="price" label={t('figure_cents')} />
          {fields.length > 1 && (
            <Button
              size="small"
              variant="text"
              aria-label={t('removeSizeNo', { number: place + 1 })}
              onClick={() => remove(place)}
            >
              {t('removeSize')}
            </Button>
          )}
        </div>
      ))}
      {fields.length < mostSizes && (
        <Button size="small" variant="outlined" isRepeatable onClick={() => append({ upTo: '', price: '' })}>
          {t('addSize')}
        </Button>
      )}
    </>
  );
}

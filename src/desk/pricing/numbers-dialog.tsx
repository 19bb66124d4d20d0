import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffTerms } from '#generated/client/types.gen.ts';
import { NumberField } from './number-field.tsx';
import { numberChange, type NumberKind, parseNumber, toText } from './numbers.ts';
import { TermDialog, useSeenTerms } from './term-dialog.tsx';
import type { GivenTerms } from './term-parts.ts';

/** Parts that consist of a few numbers. */
export type NumbersPart = 'rates' | 'deposit' | 'insurance';

/** In form order. */
const figuresOf = {
  rates: { jpyPerUsd: 'rate', kesPerUsd: 'rate' },
  deposit: { ratio: 'deposit' },
  insurance: { policyFeeCents: 'dollars', ratioOfCif: 'share', minimumCents: 'dollars' },
} as const satisfies Record<NumbersPart, Record<string, NumberKind>>;

type FigureName = keyof (typeof figuresOf)['rates'] | 'ratio' | keyof (typeof figuresOf)['insurance'];
type Figures = Record<FigureName, string>;

interface NumbersDialogProps {
  part: NumbersPart;
  /** The settings when the dialog opened. */
  terms: StaffTerms;
  onClose: () => void;
}

export default function NumbersDialog({ part, terms: begun, onClose }: NumbersDialogProps) {
  const { t } = useTranslation('desk-pricing');
  const { terms, failureText } = useSeenTerms(begun);
  const before = textsOf(terms);
  const form = useForm<Figures>({ defaultValues: before });
  const asked = Object.entries(figuresOf[part]) as [FigureName, NumberKind][];
  return (
    <TermDialog
      title={t(`part_${part}`)}
      lead={t(`lead_${part}`)}
      terms={terms}
      failureText={failureText}
      form={form}
      give={(texts) => give(part, texts)}
      changesOf={(texts) =>
        asked.map(([name, kind]) => numberChange(t(`figure_${name}`), kind, before[name], texts[name]))
      }
      onClose={onClose}
    >
      {asked.map(([name, kind]) => (
        <NumberField key={name} control={form.control} name={name} kind={kind} label={t(`figure_${name}`)} />
      ))}
    </TermDialog>
  );
}

function textsOf({ rates, deposit, insurance }: StaffTerms): Figures {
  return {
    jpyPerUsd: toText(rates.value?.jpyPerUsd, 'rate'),
    kesPerUsd: toText(rates.value?.kesPerUsd, 'rate'),
    ratio: toText(deposit.value?.ratio, 'deposit'),
    policyFeeCents: toText(insurance.value?.policyFeeCents, 'dollars'),
    ratioOfCif: toText(insurance.value?.ratioOfCif, 'share'),
    minimumCents: toText(insurance.value?.minimumCents, 'dollars'),
  };
}

function give(part: NumbersPart, texts: Figures): GivenTerms {
  if (part === 'rates') {
    return {
      rates: { jpyPerUsd: parseNumber(texts.jpyPerUsd, 'rate'), kesPerUsd: parseNumber(texts.kesPerUsd, 'rate') },
    };
  }
  if (part === 'deposit') return { deposit: { ratio: parseNumber(texts.ratio, 'deposit') } };
  return {
    insurance: {
      policyFeeCents: parseNumber(texts.policyFeeCents, 'dollars'),
      ratioOfCif: parseNumber(texts.ratioOfCif, 'share'),
      minimumCents: parseNumber(texts.minimumCents, 'dollars'),
    },
  };
}

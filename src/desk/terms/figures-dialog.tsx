import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffTerms } from '../../../generated/client/types.gen.ts';
import { FigureField } from './figure-field.tsx';
import { figureChange, type FigureKind, toFigure, toText } from './figures.ts';
import { TermDialog } from './term-dialog.tsx';
import type { GivenTerms } from './term-parts.ts';

/** Parts that consist of a few numbers. */
export type FiguresPart = 'rates' | 'deposit' | 'insurance';

/** In form order. */
const figuresOf = {
  rates: { jpyPerUsd: 'rate', kesPerUsd: 'rate' },
  deposit: { ratio: 'deposit' },
  insurance: { policyFeeCents: 'dollars', ratioOfCif: 'share', minimumCents: 'dollars' },
} as const satisfies Record<FiguresPart, Record<string, FigureKind>>;

type FigureName = keyof (typeof figuresOf)['rates'] | 'ratio' | keyof (typeof figuresOf)['insurance'];
type Figures = Record<FigureName, string>;

interface FiguresDialogProps {
  part: FiguresPart;
  terms: StaffTerms;
  onClose: () => void;
}

export default function FiguresDialog({ part, terms, onClose }: FiguresDialogProps) {
  const { t } = useTranslation('desk-terms');
  const before = textsOf(terms);
  const form = useForm<Figures>({ defaultValues: before });
  const asked = Object.entries(figuresOf[part]) as [FigureName, FigureKind][];
  return (
    <TermDialog
      title={t(`part_${part}`)}
      lead={t(`lead_${part}`)}
      terms={terms}
      form={form}
      give={(texts) => give(part, texts)}
      changesOf={(texts) =>
        asked.map(([name, kind]) => figureChange(t(`figure_${name}`), kind, before[name], texts[name]))
      }
      onClose={onClose}
    >
      {asked.map(([name, kind]) => (
        <FigureField key={name} control={form.control} name={name} kind={kind} label={t(`figure_${name}`)} />
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

function give(part: FiguresPart, texts: Figures): GivenTerms {
  if (part === 'rates') {
    return { rates: { jpyPerUsd: toFigure(texts.jpyPerUsd, 'rate'), kesPerUsd: toFigure(texts.kesPerUsd, 'rate') } };
  }
  if (part === 'deposit') return { deposit: { ratio: toFigure(texts.ratio, 'deposit') } };
  return {
    insurance: {
      policyFeeCents: toFigure(texts.policyFeeCents, 'dollars'),
      ratioOfCif: toFigure(texts.ratioOfCif, 'share'),
      minimumCents: toFigure(texts.minimumCents, 'dollars'),
    },
  };
}

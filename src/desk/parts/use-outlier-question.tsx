import { useTranslation } from 'react-i18next';
import { useQuestion } from './use-question.tsx';

/** A value about to be saved, in its own unit. */
export interface AmountChange {
  label: string;
  before: number | undefined;
  after: number | undefined;
  write: (amount: number) => string;
  /** The factor above which confirmation is asked, if it differs from the default for prices. */
  factor?: number;
}

/** Above this factor, a typing error is more likely than a decision. */
const largeFactor = 3;

export function isOutlier({
  before = 0,
  after,
  factor = largeFactor,
}: Pick<AmountChange, 'before' | 'after' | 'factor'>): boolean {
  // An emptied field is zero, which is rarely meant.
  return before > 0 && after !== undefined && (after >= before * factor || before >= after * factor);
}

/** Asks for confirmation of values far from their predecessors. */
export function useOutlierQuestion() {
  const { t } = useTranslation('desk');
  const { ask, question } = useQuestion();

  async function confirm(changes: readonly AmountChange[]): Promise<boolean> {
    const lines = changes
      .filter(isOutlier)
      .map(({ label, before = 0, after = 0, write }) =>
        t('jumpLine', { label, before: write(before), after: write(after) }),
      );
    if (lines.length === 0) return true;
    const text = lines.map((line) => <p key={line}>{line}</p>);
    return ask({ title: t('jumpTitle'), text, yes: t('jumpYes'), no: t('jumpNo') });
  }

  return { confirm, question };
}

import { useTranslation } from 'react-i18next';
import { useQuestion } from './use-question.tsx';

/** An amount that somebody is about to set, or another figure, in its own unit. */
export interface AmountChange {
  label: string;
  before: number | undefined;
  after: number | undefined;
  write: (amount: number) => string;
  /** From which factor on it is asked about, where that is another than for prices. */
  factor?: number;
}

/** From this factor on, a slip of a digit or of a separator is more likely than a decision. */
const largeFactor = 3;

export function isLargeJump({
  before = 0,
  after = 0,
  factor = largeFactor,
}: Pick<AmountChange, 'before' | 'after' | 'factor'>): boolean {
  return before > 0 && after > 0 && (after >= before * factor || before >= after * factor);
}

/** Asks whether amounts are meant that are far from those before them; nothing is asked about others. */
export function useJumpQuestion() {
  const { t } = useTranslation('desk');
  const { ask, question } = useQuestion();

  async function confirm(changes: readonly AmountChange[]): Promise<boolean> {
    const lines = changes
      .filter(isLargeJump)
      .map(({ label, before = 0, after = 0, write }) =>
        t('jumpLine', { label, before: write(before), after: write(after) }),
      );
    if (lines.length === 0) return true;
    const text = lines.map((line) => <p key={line}>{line}</p>);
    return ask({ title: t('jumpTitle'), text, yes: t('jumpYes'), no: t('jumpNo') });
  }

  return { confirm, question };
}

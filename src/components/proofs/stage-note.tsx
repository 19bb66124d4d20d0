import { useTranslation } from 'react-i18next';
import styles from './stage-note.module.css';
import type { HandInStage } from './use-hand-in.ts';

/** Says in one line what is known about the proof, and what is not. */
export function StageNote({ stage, isSlow }: { stage: HandInStage; isSlow: boolean }) {
  const { t } = useTranslation('orders');
  const name = noteFor(stage, isSlow);
  return <div aria-live="polite">{name && <p className={`${styles.note} ${styles[stage] ?? ''}`}>{t(name)}</p>}</div>;
}

function noteFor(stage: HandInStage, isSlow: boolean) {
  if (stage === 'sending') return isSlow ? 'noteSlow' : undefined;
  const notes = {
    checking: 'noteChecking',
    unknown: 'noteUnknown',
    offline: 'noteOffline',
    incomplete: 'noteIncomplete',
    refused: 'noteRefused',
    choosing: undefined,
    handingIn: undefined,
  } as const;
  return notes[stage];
}

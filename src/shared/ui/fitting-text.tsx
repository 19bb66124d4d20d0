import styles from './fitting-text.module.css';

interface FittingWordsProps {
  words: string;
  /** A part of the full text, so that voice control works with the visible label. */
  short: string;
}

/** The text of a button with a short form for narrow pages. Its accessible name is always the full text. */
export function FittingText({ words, short }: FittingWordsProps) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </>
  );
}

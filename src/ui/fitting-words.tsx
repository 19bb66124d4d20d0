import styles from './fitting-words.module.css';

interface FittingWordsProps {
  words: string;
  /** A part of the words, so that whoever speaks to the device can say what is shown. */
  short: string;
}

/** The words of a button, of which a narrow page shows the short ones. Its name is always the whole. */
export function FittingWords({ words, short }: FittingWordsProps) {
  return (
    <>
      <span className={styles.words}>{words}</span>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
    </>
  );
}

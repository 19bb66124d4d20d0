import ButtonBase from '@mui/material/ButtonBase';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './price-lines.module.css';

export interface PriceLine {
  name: string;
  label: string;
  /** The formatted amount, or undefined while it is loading. */
  amount: string | undefined;
  /** Reductions already included in the amount, such as a coupon. */
  note?: string | undefined;
  /** What the buyer gets for this amount. */
  explanation: string;
}

/** A price line by line, with labels on the left and amounts on the right. Each line has an expandable explanation. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </dl>
  );
}

function Line({ label, amount, note, explanation }: PriceLine) {
  const { t } = useTranslation('vehicles');
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  return (
    <div className={styles.line}>
      <dt className={styles.label}>
        {label}
        <ButtonBase
          className={styles.ask}
          aria-label={t('explain', { line: label })}
          aria-expanded={isExplained}
          aria-controls={id}
          onClick={() => setExplained(!isExplained)}
        >
          <Info size="1em" aria-hidden />
        </ButtonBase>
      </dt>
      <dd className={styles.leader} aria-hidden />
      <dd className={`${styles.amount} figures`}>{amount ?? <span className={styles.pending} />}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      <dd id={id} className={styles.explanation} hidden={!isExplained}>
        {explanation}
      </dd>
    </div>
  );
}

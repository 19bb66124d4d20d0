import { useTranslation } from 'react-i18next';
import type { ThreadMessage } from '#generated/client/types.gen.ts';
import { useFormats, writeNumber } from '#shared/i18n/use-formats.ts';
import styles from './offers.module.css';

/** Offers are in US dollars in every language. */
export function dollars(amount: number): string {
  return `USD ${writeNumber(amount)}`;
}

/** The messages about a vehicle, oldest first. */
export function ThreadMessages({ messages, name }: { messages: readonly ThreadMessage[]; name: string }) {
  const { t } = useTranslation('offers');
  const formats = useFormats();
  return (
    <ol className={styles.messages} aria-label={t('messagesOf', { name })}>
      {messages.map(({ at, by, kind, act, price, text }) => (
        <li key={`${at} ${kind} ${act} ${by}`} className={styles.message} data-by={by}>
          <span className={`${styles.soft} figures`}>
            {by !== 'clock' && `${t(`by_${by}`)} · `}
            <time dateTime={at}>{formats.recentTime(Date.parse(at))}</time>
          </span>
          <p>
            {act === undefined ? t(`kind_${kind}`) : t(`act_${act}`)}
            {price !== undefined && <strong className="figures"> {dollars(price)}</strong>}
          </p>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

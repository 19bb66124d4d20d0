import { useTranslation } from 'react-i18next';
import { CopiedValue } from './copied-value.tsx';
import styles from './payments.module.css';

interface PaymentLineProps {
  label: string;
  value: string;
  /** The copied text, if it differs from the displayed one. */
  copied?: string;
}

/** A value that a payment form asks for, with a copy button. */
export function PaymentLine({ label, value, copied = value }: PaymentLineProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd>
        <CopiedValue value={value} copied={copied} action={t('copy', { label, value: copied })} />
      </dd>
    </div>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { legalPages, paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './payments.module.css';

const ofDeposit = [
  ['outcomeLapse', 'outcomeLapseText'],
  ['outcomeCancelled', 'outcomeCancelledText'],
  ['outcomeMind', 'outcomeMindText'],
  ['outcomeInspection', 'outcomeInspectionText'],
  ['outcomeShip', 'outcomeShipText'],
] as const;

const ofBalance = [
  ['outcomeUnpaid', 'outcomeUnpaidText'],
  ['outcomeShipped', 'outcomeShippedText'],
  ['outcomeShip', 'outcomeShipText'],
] as const;

/**
 * What happens to a buyer's money in each case, and who decides where no rule applies: before the deposit, or before the
 * balance of a shipped vehicle. docs/orders.md has the facts.
 */
export function PaymentOutcomes({ isShipped = false }: { isShipped?: boolean }) {
  const { t } = useTranslation('payment');
  const id = useId();
  return (
    <section className={styles.outcomes} aria-labelledby={id}>
      <h2 id={id} className={styles.outcomesTitle}>
        {t(isShipped ? 'outcomesPaidTitle' : 'outcomesTitle')}
      </h2>
      <dl className={styles.outcomeList}>
        {(isShipped ? ofBalance : ofDeposit).map(([name, text]) => (
          <div key={name}>
            <dt className={styles.outcome}>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>
        {t('outcomesAgreement')} <TextLink to={paths.legal(legalPages.protocol)}>{t('userAgreement')}</TextLink>
      </p>
    </section>
  );
}

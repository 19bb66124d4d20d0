import { useTranslation } from 'react-i18next';
import type { StaffBankAccount } from '#generated/client/types.gen.ts';
import { Fact, Facts } from '#desk/parts/section.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import styles from './accounts.module.css';

/** A bank account with its history. */
export function AccountFacts({ account }: { account: StaffBankAccount }) {
  const { t } = useTranslation('desk-pricing');
  const { moment } = useDeskFormats();
  const { payUnit, state, facts, proposedBy, proposedAt } = account;
  const { releasedBy, releasedAt, shownFrom, withdrawnBy, withdrawnAt } = account;
  return (
    <>
      <p className={styles.head}>
        <strong>{t(`accountOf_${payUnit}`)}</strong>
        <span className={state === 'shown' ? styles.shown : styles.state}>{t(`state_${state}`)}</span>
      </p>
      <Facts>
        <Fact name={t('holder')}>{facts.holder}</Fact>
        <Fact name={t('bank')}>{facts.bank}</Fact>
        {facts.branch !== undefined && <Fact name={t('branchFact')}>{facts.branch}</Fact>}
        <Fact name={t('number')}>{facts.number}</Fact>
        {facts.swift !== undefined && <Fact name={t('swiftFact')}>{facts.swift}</Fact>}
      </Facts>
      <p className={styles.quiet}>
        <span>{t('proposedBy', { name: proposedBy, time: moment(proposedAt) })}</span>
        {releasedBy !== undefined && releasedAt !== undefined && (
          <span>{t('releasedBy', { name: releasedBy, time: moment(releasedAt) })}</span>
        )}
        {shownFrom !== undefined && <span>{t('shownFrom', { time: moment(shownFrom) })}</span>}
        {withdrawnBy !== undefined && withdrawnAt !== undefined && (
          <span>{t('withdrawnBy', { name: withdrawnBy, time: moment(withdrawnAt) })}</span>
        )}
      </p>
    </>
  );
}

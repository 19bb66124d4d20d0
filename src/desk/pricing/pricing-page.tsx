import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffRole, StaffTerms } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Fact, Facts } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ClearanceSection } from './clearance-section.tsx';
import { ClaimTermsSection } from './claim-terms-section.tsx';
import type { NumbersPart } from './numbers-dialog.tsx';
import { FreightSection } from './freight-section.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { ReservationsSection } from './reservations-section.tsx';
import { maySet } from './term-parts.ts';
import { anchorOf, TermSection } from './term-section.tsx';
import styles from './pricing.module.css';

const BankAccountsPanel = lazy(() => import('./accounts/bank-accounts-panel.tsx'));
const NumbersDialog = lazy(() => import('./numbers-dialog.tsx'));

/** Roles that the server allows to read the bank accounts. */
const readsAccounts: ReadonlySet<StaffRole> = new Set(['owner', 'accounts', 'sales', 'readOnly']);

/** Pricing settings by part, and what is missing. */
export default function PricingPage() {
  const { t } = useTranslation(['desk-pricing', 'desk']);
  const { role } = useMember();
  const read = queries.useStaffReadTermsQuery();
  const { data: terms, error } = read;
  return (
    <>
      <PageHead title={t('desk:page_pricing')} note={t('pageNote')} />
      {error && <CallFailed error={error} onRetry={() => void read.refetch()} />}
      {terms && terms.missing.length > 0 && (
        <Alert severity="warning" icon={false} className={styles.notice ?? ''}>
          {t('missing')}
          <ul className={styles.parts}>
            {terms.missing.map((part) => (
              <li key={part}>
                <Link href={`#${anchorOf(part)}`}>{t(`part_${part}`)}</Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {terms && (
        <div className={styles.sheets}>
          <div className={styles.small}>
            <FiguresSection part="rates" terms={terms} />
            <FiguresSection part="deposit" terms={terms} />
            <FiguresSection part="insurance" terms={terms} />
            <ReservationsSection />
            <RefundsSection />
            <ClaimTermsSection />
          </div>
          <ClearanceSection terms={terms} />
          <FreightSection terms={terms} />
          {/* Rendered last, so that anchors stay in place while it loads. */}
          {readsAccounts.has(role) && (
            <Suspense fallback={null}>
              <BankAccountsPanel />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

function FiguresSection({ part, terms }: { part: NumbersPart; terms: StaffTerms }) {
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  // The dialog keeps the version it was opened with, so that the server detects conflicts.
  const [seen, setSeen] = useState<StaffTerms>();
  return (
    <TermSection
      part={part}
      terms={terms}
      act={
        maySet(role, part) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('changeOf', { name: t(`part_${part}`) })}
            onClick={() => setSeen(terms)}
          >
            {t('change')}
          </Button>
        )
      }
      dialog={seen && <NumbersDialog part={part} terms={seen} onClose={() => setSeen(undefined)} />}
    >
      <Facts>
        <FiguresFacts part={part} terms={terms} />
      </Facts>
    </TermSection>
  );
}

function FiguresFacts({ part, terms }: { part: NumbersPart; terms: StaffTerms }) {
  const { t } = useTranslation('desk-pricing');
  const { dollars, figure, percent } = useDeskFormats();
  const rates = terms.rates.value;
  const insurance = terms.insurance.value;
  if (part === 'rates' && rates) {
    return (
      <>
        <Fact name={t('yen')}>{`JPY ${figure(rates.jpyPerUsd)}`}</Fact>
        <Fact name={t('shillings')}>{`KES ${figure(rates.kesPerUsd)}`}</Fact>
      </>
    );
  }
  if (part === 'insurance' && insurance) {
    return (
      <>
        <Fact name={t('figure_policyFeeCents')}>{dollars(insurance.policyFeeCents)}</Fact>
        <Fact name={t('figure_ratioOfCif')}>{percent(insurance.ratioOfCif)}</Fact>
        <Fact name={t('figure_minimumCents')}>{dollars(insurance.minimumCents)}</Fact>
      </>
    );
  }
  const deposit = terms.deposit.value;
  return deposit ? <Fact name={t('figure_ratio')}>{percent(deposit.ratio)}</Fact> : null;
}

import { useTranslation } from 'react-i18next';
import type { DealerCertificate } from '#generated/client/types.gen.ts';
import { type DealerState, dealerStateOf } from '#states/dealer-state.ts';
import { EmailText } from '#site/components/email-text.tsx';
import { Button } from '#shared/ui/button.tsx';
import { dealerFields, type DealerField } from './dealer-values.ts';
import styles from './dealer.module.css';

const badges = {
  none: undefined,
  inReview: { name: 'dealerUnderReview', look: styles.review },
  approved: { name: 'dealerApproved', look: styles.approved },
  rejected: { name: 'dealerRejected', look: styles.rejected },
} as const satisfies Record<DealerState, unknown>;

const pictures: ReadonlySet<DealerField> = new Set(['taxNoPic', 'vatNoPic']);
/** Texts first, then pictures. */
const shownFields = [...dealerFields.filter((field) => !pictures.has(field)), ...pictures];

interface DealerDetailsProps {
  certificate: DealerCertificate;
  onModify: () => void;
}

export function DealerDetails({ certificate, onModify }: DealerDetailsProps) {
  const { t } = useTranslation('centre');
  const { status, dealerName, remark } = certificate;
  const state = dealerStateOf[status];
  const badge = badges[state];
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <h2>{dealerName}</h2>
        {badge && <span className={`${styles.badge} ${badge.look}`}>{t(badge.name)}</span>}
      </div>
      {state === 'rejected' && (
        <div className={styles.reason} role="note">
          <p>
            <strong>{t('dealerReason')}</strong> {remark}
          </p>
          <Button onClick={onModify}>{t('dealerModify')}</Button>
        </div>
      )}
      <dl className={styles.facts}>
        {shownFields.map((field) => {
          const value = certificate[field];
          return (
            <div key={field}>
              <dt>{t(field)}</dt>
              <dd>{value ? <Value field={field} value={value} label={t(field)} /> : '--'}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function Value({ field, value, label }: { field: DealerField; value: string; label: string }) {
  if (pictures.has(field)) return <Proof src={value} alt={label} />;
  return field === 'email' ? <EmailText email={value} /> : value;
}

function Proof({ src, alt }: { src: string; alt: string }) {
  return (
    <a href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={alt} className={styles.proof} loading="lazy" />
    </a>
  );
}

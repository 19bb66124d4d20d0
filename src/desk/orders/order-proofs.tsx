import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StaffOrder, StaffProof } from '#generated/client/types.gen.ts';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';

const tones = { submitted: 'warning', approved: 'success', rejected: 'error', reversed: 'default' } as const;

/** Payment proofs with the amount due. The latest comes first, because it is the one to review. */
export function OrderProofs({ order: { proofs } }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  return (
    <Section title={t('proofs')}>
      <ul className={styles.proofs}>
        {proofs.toReversed().map((proof) => (
          <Proof key={proof.id} proof={proof} />
        ))}
      </ul>
    </Section>
  );
}

function Proof({ proof }: { proof: StaffProof }) {
  const { kind, expected, received, handedInAt, images } = proof;
  // A payment is reversed after its proof was approved, so this replaces 'Approved'.
  const state = proof.reversed ? 'reversed' : proof.state;
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  const name = t(`proof_${kind}`);
  return (
    <li className={styles.proof}>
      <div className={styles.proofWords}>
        <p className={styles.proofHead}>
          {name} <Chip component="span" size="small" color={tones[state]} label={t(`proofState_${state}`)} />
        </p>
        <p className={styles.quiet}>{t('expected')}</p>
        <p className={`${styles.expected} figures`}>{expected}</p>
        {received !== undefined && <p className="figures">{t('proofReceived', { amount: received })}</p>}
        <p className={styles.quiet}>{t('handedInAt', { time: formats.moment(handedInAt) })}</p>
      </div>
      {images.length === 0 ? (
        <p className={styles.quiet}>{t('proofsHidden')}</p>
      ) : (
        <div className={styles.images}>
          {images.map((image, place) => (
            <a key={image} href={image} target="_blank" rel="noreferrer" className={styles.image}>
              <img src={image} alt={t('proofPicture', { kind: name, place: place + 1, count: images.length })} />
            </a>
          ))}
        </div>
      )}
    </li>
  );
}

import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { legalPages, paths } from '../../../routing/paths.ts';
import styles from './questions.module.css';

const questions = ['faqCif', 'faqLate', 'faqAccount', 'faqCancel', 'faqCurrency', 'faqDuties'] as const;

/** Short answers to what buyers ask. */
export function Questions() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.questions}>
      {questions.map((name) => (
        <details key={name} className={styles.question}>
          <summary>
            {t(name)}
            <Plus aria-hidden size="1.25em" className={styles.sign} />
          </summary>
          <p>{t(`${name}Answer`)}</p>
        </details>
      ))}
      <Link to={paths.legal(legalPages.protocol)}>{t('seeAgreement')}</Link>
    </div>
  );
}

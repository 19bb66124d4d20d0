import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, tabs } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from './buying-steps.module.css';

const steps = ['reserve', 'deposit', 'shipment', 'balance', 'collect'] as const;

/** The five steps of buying in brief, with a link to the page that explains them. */
export function BuyingSteps() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div className="column">
        <div className={styles.heading}>
          <h2 id={id}>{t('steps')}</h2>
          <ButtonLink variant="outlined" to={paths.tab(tabs.buying)}>
            {t('stepsMore')}
            <ArrowRight aria-hidden size="1.125em" />
          </ButtonLink>
        </div>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step} className={styles.step}>
              <span className={`${styles.number} figures`} aria-hidden>
                {index + 1}
              </span>
              <h3 className={styles.name}>{t(`${step}Step`)}</h3>
              <p className={styles.text}>{t(`${step}StepText`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

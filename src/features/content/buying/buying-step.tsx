import { useTranslation } from 'react-i18next';
import styles from './buying-step.module.css';
import { StepDrawing } from './step-drawing.tsx';
import type { StepName } from './step-names.ts';

/** One step: what happens, and in a line each what it costs, who acts and how long it takes. */
export function BuyingStep({ step, place }: { step: StepName; place: number }) {
  const { t } = useTranslation('content');
  const facts = [
    [t('costLabel'), t(`${step}Cost`)],
    [t('whoLabel'), t(`${step}Who`)],
    [t('timeLabel'), t(`${step}Time`)],
  ] as const;
  return (
    <li className={styles.step} id={step}>
      <span className={`${styles.number} figures`} aria-hidden>
        {place}
      </span>
      <div className={styles.card}>
        <div className={styles.ground}>
          <StepDrawing step={step} />
        </div>
        <div className={styles.words}>
          <h3>{t(`${step}Title`)}</h3>
          <p>{t(`${step}Text`)}</p>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </li>
  );
}

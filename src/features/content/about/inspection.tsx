import { useTranslation } from 'react-i18next';
import styles from './inspection.module.css';
import { InspectionDrawing } from './inspection-drawing.tsx';

const parts = ['inspectOutside', 'inspectInside', 'inspectEngine', 'inspectSheet'] as const;

/** What is looked at on each vehicle, numbered as on the drawing beside it. */
export function Inspection() {
  const { t } = useTranslation('content');
  return (
    <div className={styles.inspection}>
      <InspectionDrawing className={styles.drawing} />
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part} className={styles.part}>
            <span className={`${styles.number} figures`} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{t(part)}</h3>
              <p>{t(`${part}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

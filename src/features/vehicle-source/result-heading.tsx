import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './result-heading.module.css';

/** How many vehicles there are, exactly. Whoever turns a page by keyboard goes on from here. */
export function ResultHeading({ total, page }: { total: number | undefined; page: number }) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <div className={styles.heading} aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className={`${styles.total} figures`}>
        {total !== undefined && t('vehicleCount', { count: total, shown: formats.number(total) })}
      </h2>
      {total !== undefined && total > 0 && <p className={styles.basis}>{t('priceBasis')}</p>}
    </div>
  );
}

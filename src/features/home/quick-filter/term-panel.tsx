import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { filterNames } from '../../../components/vehicle-filters/filter-options.ts';
import { paths } from '../../../routing/paths.ts';
import { quickOptionsOf, quickTerms, type QuickTerm } from './quick-terms.ts';
import styles from './term-panel.module.css';

/** Buckets of price, age and mileage. */
export function TermPanel() {
  return (
    <div className={styles.terms}>
      {quickTerms.map((term) => (
        <TermRow key={term} term={term} />
      ))}
    </div>
  );
}

function TermRow({ term }: { term: QuickTerm }) {
  const { t } = useTranslation(['home', 'vehicles']);
  const id = useId();
  return (
    <>
      <h3 id={id} className={styles.name}>
        {t(`vehicles:${filterNames[term]}`)}
      </h3>
      <ul className={`${styles.options} figures`} aria-labelledby={id}>
        {quickOptionsOf(term).map(({ id: option, label }) => (
          <li key={option}>
            <Link className={styles.option} to={paths.vehicles({ [term]: option })}>
              {t(`vehicles:${label}`)}
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link className={styles.option} to={paths.vehicles()}>
            {t('allCapitals')}
          </Link>
        </li>
      </ul>
    </>
  );
}

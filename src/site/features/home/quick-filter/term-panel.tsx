import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { filterNames, filterOptions } from '#site/components/vehicle-filters/filter-options.ts';
import { paths } from '#shared/routing/paths.ts';
import styles from './term-panel.module.css';

/** Offers ranges of price, age and mileage. */
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

/** These ranges are rarely used, so only the vehicle list offers them. The specification also names a price 8. */
const leftOut = { price: [1, 7, 8], carAge: [6, 7], mileage: [5, 6, 7] } as const;

type QuickTerm = keyof typeof leftOut;

export function quickOptionsOf(term: QuickTerm) {
  const unwanted: readonly number[] = leftOut[term];
  return filterOptions[term].filter(({ id }) => !unwanted.includes(id));
}

export const quickTerms = ['price', 'carAge', 'mileage'] as const satisfies readonly QuickTerm[];

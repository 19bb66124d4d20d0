import { type ListState, traitsInOrder } from './filters-from-search.ts';
import { LandedOptions, useLandedTitle } from './landed-options.tsx';
import { TraitOptions, YearRange } from './trait-options.tsx';
import styles from './trait-panel.module.css';
import { useTraitTexts } from './trait-texts.ts';
import { useTraitFacets } from './use-trait-facets.ts';
import { useIsLandedKnown } from './use-vehicle-list.ts';

/** All traits in one panel. Their counts are requested when it is opened. */
export function TraitPanel({ state, next }: { state: ListState; next: ListState }) {
  const words = useTraitTexts();
  const facets = useTraitFacets(state, { isAsked: true });
  const isLandedKnown = useIsLandedKnown(state);
  const landedTitle = useLandedTitle();
  return (
    <div className={styles.panel}>
      <div className={styles.wide}>
        <YearRange state={next} counts={facets?.year} />
      </div>
      {isLandedKnown && (
        <section className={styles.wide} aria-label={landedTitle}>
          <h3 className={styles.name}>{landedTitle}</h3>
          <LandedOptions state={next} />
        </section>
      )}
      {traitsInOrder.map((trait) => (
        <section key={trait} className={trait === 'colour' ? styles.wide : undefined} aria-label={words.name(trait)}>
          <h3 className={styles.name}>{words.name(trait)}</h3>
          <TraitOptions trait={trait} state={next} counts={facets?.[trait]} />
        </section>
      ))}
    </div>
  );
}

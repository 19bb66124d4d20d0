import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleFacets } from '#generated/client/types.gen.ts';
import { filterNames } from '#site/components/vehicle-filters/filter-options.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { BottomSheet } from '#shared/ui/bottom-sheet.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { offeredFilters } from './filter-model.ts';
import FilterPanel from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import type { FilterTag } from './filter-tag.ts';
import { type FilterKey, type ListState, traitsInOrder } from './filters-from-search.ts';
import { KeywordField, useTypedKeyword } from './keyword-field.tsx';
import { LandedOptions, useLandedTitle } from './landed-options.tsx';
import { inPlace, linkToFilters } from './list-links.ts';
import { TraitOptions, YearRange } from './trait-options.tsx';
import { useTraitTexts } from './trait-texts.ts';
import { useTraitFacets } from './use-trait-facets.ts';
import { useIsLandedKnown } from './use-vehicle-list.ts';

export interface FilterSheetProps {
  state: ListState;
  facets: VehicleFacets | undefined;
  total: number | undefined;
  tags: readonly FilterTag[];
}

/**
 * All filters in a sheet over the list. A choice applies at once, and the button at the bottom shows how many vehicles are
 * left.
 */
export default function FilterSheetDialog(props: FilterSheetProps & { isOpen: boolean; onClose: () => void }) {
  const { state, facets, total, tags, isOpen, onClose } = props;
  const { t } = useTranslation(['vehicles', 'panels']);
  const formats = useFormats();
  const words = useTraitTexts();
  const keyword = useTypedKeyword(state);
  const traits = useTraitFacets(state, { isAsked: isOpen });
  const isLandedKnown = useIsLandedKnown(state);
  const landedTitle = useLandedTitle();
  const valueOf = (name: FilterKey) => tags.find(({ filterName }) => filterName === name)?.value;
  const years = [valueOf('yearFrom'), valueOf('yearTo')];
  const offered = offeredFilters.filter((filter) => filter !== 'model' || state.filters.make !== undefined);
  return (
    <BottomSheet
      title={t('filters')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <ButtonLink variant="text" to={linkToFilters({}, state)} state={inPlace} onClick={() => keyword.type('')}>
            {t('clearAll')}
          </ButtonLink>
          <Button onClick={() => keyword.apply() && onClose()}>
            {total === undefined
              ? t('panels:filtersDone')
              : t('showVehicles', { count: total, shown: formats.number(total) })}
          </Button>
        </>
      }
    >
      <KeywordField state={state} keyword={keyword} />
      {offered.map((filter) => (
        <FilterGroup key={filter} title={t(filterNames[filter])} chosen={valueOf(filter)}>
          <FilterPanel filter={filter} state={state} next={keyword.next} facets={facets} />
        </FilterGroup>
      ))}
      <FilterGroup title={words.years} chosen={years.some((year) => year) ? years.join('–') : undefined}>
        <YearRange state={keyword.next} counts={traits?.year} />
      </FilterGroup>
      {isLandedKnown && (
        <FilterGroup title={landedTitle} chosen={valueOf('landedTo')}>
          <LandedOptions state={keyword.next} />
        </FilterGroup>
      )}
      {traitsInOrder.map((trait) => (
        <FilterGroup key={trait} title={words.name(trait)} chosen={valueOf(trait)}>
          <TraitOptions trait={trait} state={keyword.next} counts={traits?.[trait]} />
        </FilterGroup>
      ))}
    </BottomSheet>
  );
}

interface FilterGroupProps {
  title: string;
  chosen: string | undefined;
  children: ReactNode;
}

function FilterGroup({ title, chosen, children }: FilterGroupProps) {
  return (
    <Accordion disableGutters elevation={0} square className={styles.group}>
      <AccordionSummary className={styles.title} expandIcon={<ChevronDown size="1.25rem" aria-hidden />}>
        {title}
        {chosen !== undefined && <span className={styles.chosen}>{chosen}</span>}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

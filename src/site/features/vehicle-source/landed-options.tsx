import { useImportCountry } from '#site/remembered/destination.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import type { ListState } from './filters-from-search.ts';
import { linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';
import { usePanelTexts } from './panel-texts.ts';

/** The landed cost limits in shillings, by typical budgets. */
const amounts = [1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 6_000_000, 10_000_000];

/** The limits of the landed cost in the visitor's country. */
export function LandedOptions({ state }: { state: ListState }) {
  const { t } = usePanelTexts({ areNeeded: true });
  const formats = useFormats();
  return (
    <OptionList
      options={amounts.map((amount) => ({
        value: String(amount),
        label: t('landedTo', { amount: formats.shillings(amount) }),
      }))}
      chosen={state.filters.landedTo}
      counts={undefined}
      linkTo={(value) => linkToFilter(state, 'landedTo', value)}
    />
  );
}

export function useLandedTitle(): string {
  const { t } = usePanelTexts({ areNeeded: true });
  return t('landedIn', { country: useFormats().country(useImportCountry()) });
}

import { useImportCountry } from '../../app/import-country.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import type { ListState } from './filters-from-search.ts';
import { linkToFilter } from './list-links.ts';
import { OptionList } from './option-list.tsx';
import { usePanelTexts } from './panel-texts.ts';

/** Up to how much a vehicle may cost in the end, in shillings: where buyers' budgets lie. */
const amounts = [1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 6_000_000, 10_000_000];

/** The amounts up to which vehicles are listed, by what they cost in the end where the visitor lives. */
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

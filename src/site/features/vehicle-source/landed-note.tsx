import type { CostSpan, ListedLandedCosts } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { isByLanded, landedKeys, type ListState } from './filters-from-search.ts';
import { usePanelTexts } from './panel-texts.ts';
import styles from './vehicle-results.module.css';

interface LandedNoteProps {
  state: ListState;
  landed: ListedLandedCosts | undefined;
}

/** Explains the landed costs that the list uses, and how many vehicles have none. */
export function LandedNote({ state, landed }: LandedNoteProps) {
  const isUsed = isByLanded(state);
  const { t, areLoaded } = usePanelTexts({ areNeeded: isUsed });
  const formats = useFormats();
  if (!isUsed || !landed || !areLoaded) return null;
  const country = formats.country(landed.countryCode);
  const count = landed.unknownTotal ?? 0;
  const isNarrowed = landedKeys.some((key) => state.filters[key]);
  return (
    <p className={`${styles.leftOut} figures`}>
      {landed.known
        ? t('landedBasis', { country, day: landed.asOf === undefined ? '' : formats.day(landed.asOf) })
        : t('landedUnknown', { country })}{' '}
      {count > 0 && t(isNarrowed ? 'landedLeftOut' : 'landedLast', { count, shown: formats.number(count) })}
    </p>
  );
}

/** The landed cost on a vehicle's card. */
export function CardLandedCost({ cost: { min, max } }: { cost: CostSpan }) {
  const { t, areLoaded } = usePanelTexts({ areNeeded: true });
  const formats = useFormats();
  const local = useLocalAmount();
  if (!areLoaded) return null;
  const [least = '', most = ''] = [min, max].map(
    (amount) => local(amount) ?? formats.price({ priceUSD: Math.round(amount.usd), priceJPY: amount.jpy }),
  );
  return (
    <p className={`${styles.landed} figures`}>
      {t('landedCard')}{' '}
      <strong>{least === most ? least : t('landedSpan', { least, most: most.split(' ').at(-1) })}</strong>
    </p>
  );
}

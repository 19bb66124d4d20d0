import { useTranslation } from 'react-i18next';
import type { StaffTerms } from '#generated/client/types.gen.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import type { Tariff, TariffPair } from './tariffs.ts';
import { nameOf } from './term-parts.ts';

/** Formats tariffs and their changes, each in one line. */
export function useTariffText({ yards, ports }: Pick<StaffTerms, 'yards' | 'ports'>) {
  const { t, i18n } = useTranslation('desk-pricing');
  const { dollars, figure } = useDeskFormats();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });

  function priceText(tariff: Tariff | undefined): string {
    if (!tariff) return t('noPrice');
    if ('sizes' in tariff) {
      return list.format(
        tariff.sizes.map(({ upToCubicMetres, cents }) =>
          t('priceOfSize', { size: figure(upToCubicMetres), price: dollars(cents) }),
        ),
      );
    }
    const { handlingCents, centsPerCubicMetre, minimumCents } = tariff;
    return t('priceOfRoro', {
      handling: dollars(handlingCents),
      metre: dollars(centsPerCubicMetre),
      least: dollars(minimumCents),
    });
  }

  /** Omits tariffs that are the same in both versions. */
  function changeTexts(pairs: readonly TariffPair[]): string[] {
    return pairs.flatMap(({ kind, yardId, portId, ...pair }) => {
      const [before, after] = [priceText(pair.before), priceText(pair.after)];
      const journey = t('tariffOf', { yard: nameOf(yards, yardId), port: nameOf(ports, portId) });
      return before === after ? [] : [t('tariffChange', { route: `${journey}, ${t(kind)}`, before, after })];
    });
  }

  return { priceText, changeTexts };
}

import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { Order } from '../order/use-order.ts';
import { useVehicleAddress } from '../detail-address.ts';
import type { PosterWords } from './poster.tsx';
import { inCountry, type PosterOffer } from './poster-price.ts';

/** What every poster of a vehicle says at a price. */
export function usePosterWords(
  { id, detail, port, hasClearance }: Order,
  offer: PosterOffer,
  price: number,
): PosterWords {
  const { t } = useTranslation(['poster', 'detail', 'vehicles']);
  const formats = useFormats();
  const readAddress = useVehicleAddress(id);
  const { styleName, regDate, mileage, displacement, fuelType, transmission, handlePosition, refNo } = detail.vehicle;
  const facts = [
    { name: t('detail:regDate'), value: formats.month(regDate) },
    { name: t('detail:mileage'), value: t('vehicles:kilometres', { mileage }) },
    // As electric ones have none.
    ...(displacement === '-' ? [] : [{ name: t('detail:displacement'), value: displacement }]),
    { name: t('detail:fuel'), value: fuelType },
    ...(transmission === undefined ? [] : [{ name: t('transmission'), value: transmission }]),
    { name: t('detail:handle'), value: handlePosition },
  ];
  return {
    name: styleName,
    facts,
    price: formats.price({ priceUSD: price, priceJPY: price }),
    basis: t(hasClearance ? 'basisWithClearance' : 'basis', { port: port?.name }),
    shillings: t('vehicles:approximately', { amount: formats.shillings(inCountry(price, offer)) }),
    agent: { name: detail.poster?.nickName ?? '', phone: detail.poster?.phone ?? '' },
    refNo,
    address: readAddress(),
  };
}

import type { FlashSaleFlag, InquiryPayload } from '#generated/client/types.gen.ts';
import type { DraftAmount, DraftPrice, DraftPrices, OrderDraft } from '#site/remembered/order-draft.ts';
import { barePhone } from '#site/components/addresses/recipient-rules.ts';
import type { PayUnit } from '#shared/i18n/use-formats.ts';
import { freight } from './order-choices.ts';

interface Asked {
  draft: OrderDraft;
  payUnit: PayUnit;
  flashSale: FlashSaleFlag;
}

/** The type number of an inquiry; a reservation has `pc`. */
const commitType = 1;
const freightTypes = { [freight.prepaid]: 1, [freight.collect]: 2 } as const;

/** Builds the payload of an inquiry, with the displayed prices. */
export function inquiryPayload({ draft, payUnit, flashSale }: Asked): InquiryPayload {
  const { vehicle, ...prices } = draft.prices;
  if (vehicle?.usd === undefined || vehicle.jpy === undefined)
    throw new Error('An inquiry needs the price that was seen.');
  return {
    carSourceId: draft.carSourceId,
    styleId: draft.styleId,
    id: draft.carSourceId,
    endPortId: draft.port,
    transportType: draft.transportTypeId,
    freightType: freightTypes[draft.freightRadio],
    commitType,
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: barePhone(draft.phone),
    countryCode: draft.receiveCountryCode,
    cityId: draft.cityId,
    address: draft.receiveAddress.trim(),
    payUnit,
    vehiclePriceDesc: vehicle.text,
    vehiclePriceUSD: vehicle.usd,
    vehiclePriceJPY: vehicle.jpy,
    ...priceFields(prices),
    displayClearancePrice: draft.displayClearancePrice,
    checkClearancePrice: draft.checkClearancePrice,
    flashSale,
    ...(draft.coupon !== '' && { couponDetailIds: [draft.coupon] }),
  };
}

/** The payload's names of each amount: text, dollars and yen. */
const fields = {
  transport: ['transportPriceDesc', 'transportPriceUSD', 'transportPriceJPY'],
  insurance: ['insurancePriceDesc', 'insurancePriceUSD', 'insurancePriceJPY'],
  total: ['totalPriceDesc', 'totalPriceUSD', 'totalPriceJPY'],
  deposit: ['depositPriceDesc', 'depositPriceUSD', 'depositPriceJPY'],
  clearance: ['clearancePriceDesc', 'clearancePriceUSD', 'clearancePriceJPY'],
  totalWithClearance: ['totalWithClearancePriceDesc', 'totalWithClearancePriceUSD', 'totalWithClearancePriceJPY'],
  depositWithClearance: [
    'depositWithClearancePriceDesc',
    'depositWithClearancePriceUSD',
    'depositWithClearancePriceJPY',
  ],
  flashSaleDeduction: ['flashSaleDeduction', 'flashSaleDeductionUSD', 'flashSaleDeductionJPY'],
  discount: ['discountPrice', 'discountPriceUSD', 'discountPriceJPY'],
} as const satisfies Record<Exclude<DraftPrice, 'vehicle'>, readonly [Key, Key, Key]>;

type Key = keyof InquiryPayload;

function priceFields(prices: Omit<DraftPrices, 'vehicle'>): Partial<InquiryPayload> {
  const given = Object.entries(prices) as [keyof typeof fields, DraftAmount][];
  return Object.fromEntries(
    given.flatMap(([name, { text, usd, jpy }]) => {
      const [textField, usdField, jpyField] = fields[name];
      return [
        [textField, text],
        ...(usd === undefined ? [] : [[usdField, usd]]),
        ...(jpy === undefined ? [] : [[jpyField, jpy]]),
      ];
    }),
  );
}

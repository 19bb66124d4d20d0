import type { ReservationPayload } from '#generated/client/types.gen.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { barePhone } from '#site/components/addresses/recipient-rules.ts';
import type { PayUnit } from '#shared/i18n/use-formats.ts';

/** Marks a reservation from the desktop site. */
const commitType = 'pc';

/** Builds the payload of a reservation. Without a coupon it has no coupon fields. */
export function reservationPayload(
  draft: OrderDraft,
  payUnit: PayUnit,
  wantsRefusedImport = false,
): ReservationPayload {
  const { discount } = draft.prices;
  return {
    payUnit,
    id: draft.carSourceId,
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: barePhone(draft.phone),
    countryCode: draft.receiveCountryCode,
    cityId: draft.cityId,
    address: draft.receiveAddress.trim(),
    transportType: draft.transportTypeId,
    commitType,
    endPortId: draft.port,
    ...(draft.countryCode !== '' && { destinationCountryCode: draft.countryCode }),
    checkClearancePrice: draft.checkClearancePrice,
    ...(wantsRefusedImport && { wantsRefusedImport }),
    ...(draft.coupon !== '' && { couponDetailIds: [draft.coupon] }),
    ...(draft.coupon !== '' &&
      discount && {
        discountPrice: discount.text,
        ...(discount.usd !== undefined && { discountPriceUSD: discount.usd }),
        ...(discount.jpy !== undefined && { discountPriceJPY: discount.jpy }),
      }),
  };
}

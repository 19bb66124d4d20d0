import type { Coupon, GetPriceDetailData, Port, Transport, VehicleDetail } from '#generated/client/types.gen.ts';
import type { Destination } from '#site/remembered/destination.ts';
import { emptyDraft, type FreightRadio, type OrderDraft } from '#site/remembered/order-draft.ts';
import { editRecipient, takeAddress } from '#site/components/recipient/recipient-choices.ts';
import { noCity } from '#site/components/addresses/cities.ts';
import type { routeOf } from '#site/components/shipping-route.ts';

/** Who pays the freight, as numbers of the draft. */
export const freight = { prepaid: 0, collect: 1 } as const satisfies Record<string, FreightRadio>;

/**
 * The initial draft of a vehicle's page: an earlier draft of this vehicle, or a new one with the destination and recipient
 * of the last vehicle. An empty recipient is filled in from the default address, and an empty destination from the buyer's
 * choice or the vehicle's default destination.
 */
export function draftFor(
  id: string,
  detail: VehicleDetail,
  stored: OrderDraft | undefined,
  chosen?: Destination,
): OrderDraft {
  const { styleId, styleName, styleImage, transportTemplateId } = detail.vehicle;
  const isKept = stored?.carSourceId === id;
  const kept = isKept ? stored : { ...(stored ?? emptyDraft), ...freshChoices };
  const named = { ...kept, carSourceId: id, styleId, styleName, styleImage, transportTemplateId };
  const { receiveAddress } = detail;
  const draft =
    named.isRecipientChosen || !receiveAddress ? named : { ...takeAddress(named, receiveAddress), ...untouched };
  // The preset of this vehicle's page stays if the buyer changed something else.
  const isDecided = draft.isDestinationChosen || (isKept && draft.countryCode !== '');
  return isDecided ? draft : { ...draft, ...firstDestination(detail, draft.receiveCountryCode, chosen) };
}

/** The buyer's choice, else the recipient's country, else the vehicle's default destination. */
function firstDestination(
  { destination, country }: VehicleDetail,
  home: string,
  chosen: Destination | undefined,
): Partial<OrderDraft> {
  const named = (code: string | undefined) => country.find((one) => one.code === code);
  const wanted = named(chosen?.countryCode);
  const found = wanted ?? named(home) ?? named(destination?.countryCode);
  const goesTo = { country: found?.name ?? '', countryCode: found?.code ?? '' };
  const wantedPort = wanted && chosen?.portId;
  const isPreset = wantedPort === undefined || wantedPort === destination?.port.portId;
  if (!destination || !isPreset || found?.code !== destination.countryCode) {
    return { ...goesTo, ...noPort, ...(wantedPort && { port: wantedPort }) };
  }
  const { portId, name, transports } = destination.port;
  const [first] = transports;
  return {
    ...goesTo,
    port: portId,
    portName: name,
    transportTypeId: first?.type ?? '',
    transportTypeDesc: first?.desc ?? '',
  };
}

/** Only the recipient of an invalid order is kept. No destination is preset, since it might be the invalid one. */
export function keepRecipientOnly(draft: OrderDraft): OrderDraft {
  return { ...draft, ...notOfRecipient, ...decided };
}

const {
  name: _name,
  email: _email,
  phone: _phone,
  receiveCountry: _receiveCountry,
  receiveCountryCode: _receiveCountryCode,
  receiveAddress: _receiveAddress,
  receiveAddressId: _receiveAddressId,
  city: _city,
  cityId: _cityId,
  cityName: _cityName,
  cityCode: _cityCode,
  isRecipientChosen: _isRecipientChosen,
  ...notOfRecipient
} = emptyDraft;

const freshChoices = { coupon: '', freightRadio: freight.prepaid, checkClearancePrice: 0, prices: {} } as const;
const untouched = { isRecipientChosen: false } as const;
const decided = { isDestinationChosen: true } as const;

export function chooseCountry(draft: OrderDraft, country: { code: string; name: string }): OrderDraft {
  if (country.code === draft.countryCode) return { ...draft, ...decided };
  const chosen = { ...draft, country: country.name, countryCode: country.code, ...noPort, ...decided };
  // The first chosen country does not clear the city of a saved address.
  const hasCity = draft.isDestinationChosen && draft.cityCode !== '';
  return hasCity ? editRecipient(chosen, noCity) : chosen;
}

const noPort = { port: '', portName: '', transportTypeId: '', transportTypeDesc: '' };

export function choosePort(draft: OrderDraft, port: Port): OrderDraft {
  const { portId, name, transports } = port;
  const withPort = { ...draft, port: portId, portName: name, ...decided };
  const [first] = transports;
  return first ? chooseTransport(withPort, first) : withPort;
}

export function chooseTransport(draft: OrderDraft, { type, desc }: Transport): OrderDraft {
  return { ...draft, transportTypeId: type, transportTypeDesc: desc, ...decided };
}

export function chooseFreight(draft: OrderDraft, freightRadio: FreightRadio): OrderDraft {
  return { ...draft, freightRadio, ...(freightRadio === freight.collect && { checkClearancePrice: 0 }) };
}

/** The payload of a price request; undefined without a port that the vehicle can be shipped to. */
export function priceQuestion(
  { carSourceId, countryCode }: OrderDraft,
  { port, transport }: ReturnType<typeof routeOf>,
  coupon?: Coupon,
): GetPriceDetailData['body'] | undefined {
  if (!port || !transport) return undefined;
  return {
    carSourceId,
    endPortId: port.portId,
    countryCode,
    transportType: transport.type,
    ...(coupon && { couponDetailIds: [coupon.id] }),
  };
}

/** The chosen coupon, if the buyer still has it for this vehicle. */
export function couponOf({ coupon }: OrderDraft, coupons: readonly Coupon[]): Coupon | undefined {
  return coupons.find(({ id }) => id === coupon);
}

import type { Address, Coupon, Port, Transport, VehicleDetail } from '../../../../generated/client/types.gen.ts';
import { emptyDraft, type FreightRadio, type OrderDraft } from '../../../app/order-draft.ts';
import { noCity } from '../../../components/addresses/cities.ts';

/** Who pays the freight, in the numbers of the draft. */
export const freight = { prepaid: 0, collect: 1 } as const satisfies Record<string, FreightRadio>;

/**
 * The draft that a buyer finds on a vehicle's page. It is the earlier draft of this vehicle, or a new one with the
 * destination and recipient of the last vehicle. The default address fills in a recipient that nobody has written.
 */
export function draftFor(id: string, detail: VehicleDetail, stored: OrderDraft | undefined): OrderDraft {
  const { styleId, styleName, styleImage, transportTemplateId } = detail.vehicle;
  const kept = stored?.carSourceId === id ? stored : { ...(stored ?? emptyDraft), ...freshChoices };
  const draft = { ...kept, carSourceId: id, styleId, styleName, styleImage, transportTemplateId };
  const { receiveAddress } = detail;
  return draft.isRecipientChosen || !receiveAddress ? draft : { ...takeAddress(draft, receiveAddress), ...untouched };
}

/** Of an invalid order only the recipient stays. */
export function anew(draft: OrderDraft): OrderDraft {
  return { ...draft, ...notOfRecipient };
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

export function takeAddress(draft: OrderDraft, address: Address): OrderDraft {
  return {
    ...draft,
    name: address.name,
    email: address.email,
    phone: address.phone,
    receiveCountry: address.countryDesc,
    receiveCountryCode: address.countryCode,
    receiveAddress: address.address,
    receiveAddressId: address.id,
    city: '',
    cityCode: address.cityCode,
    cityId: address.cityId,
    cityName: address.cityDesc,
    isRecipientChosen: true,
  };
}

export function editRecipient(draft: OrderDraft, change: Partial<OrderDraft>): OrderDraft {
  return { ...draft, receiveAddressId: '', ...change, isRecipientChosen: true };
}

export function chooseCountry(draft: OrderDraft, country: { code: string; name: string }): OrderDraft {
  if (country.code === draft.countryCode) return draft;
  const chosen = { ...draft, country: country.name, countryCode: country.code, ...noPort };
  // The first country that is chosen leaves the city of a saved address alone.
  const hasCity = draft.countryCode !== '' && draft.cityCode !== '';
  return hasCity ? editRecipient(chosen, noCity) : chosen;
}

const noPort = { port: '', portName: '', transportTypeId: '', transportTypeDesc: '' };

export function choosePort(draft: OrderDraft, port: Port): OrderDraft {
  const { portId, name, transports } = port;
  const withPort = { ...draft, port: portId, portName: name };
  const [first] = transports;
  return first ? chooseTransport(withPort, first) : withPort;
}

export function chooseTransport(draft: OrderDraft, { type, desc }: Transport): OrderDraft {
  return { ...draft, transportTypeId: type, transportTypeDesc: desc };
}

export function chooseFreight(draft: OrderDraft, freightRadio: FreightRadio): OrderDraft {
  return { ...draft, freightRadio, ...(freightRadio === freight.collect && { checkClearancePrice: 0 }) };
}

/** The port and transport that this vehicle can take. Those of the draft may belong to another vehicle. */
export function routeOf(draft: OrderDraft, ports: readonly Port[]): { port?: Port; transport?: Transport } {
  const port = ports.find(({ portId }) => portId === draft.port);
  const transport = port?.transports.find(({ type }) => type === draft.transportTypeId) ?? port?.transports[0];
  return port && transport ? { port, transport } : {};
}

/** The chosen coupon, if the buyer still has it for this vehicle. */
export function couponOf({ coupon }: OrderDraft, coupons: readonly Coupon[]): Coupon | undefined {
  return coupons.find(({ id }) => id === coupon);
}

import type { Address, NewAddressPayload } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { type MockContext, type MockHandlers, refuse } from './context.ts';
import { type PersonData, nextId } from './memory.ts';
import { validatePlace, findPlace, placeNameIn } from './places.ts';

export const addressHandlers: MockHandlers = {
  listAddresses: (_payload, { own, language }) => ({
    code: 0,
    body: own.addresses.map((address) => describeAddress(address, language)),
  }),

  getAddress({ id }, context) {
    const address = findAddress(context, id);
    return address ? { code: 0, body: describeAddress(address, context.language) } : refuse(context, 'addressGone');
  },

  setDefaultAddress({ id }, context) {
    if (!findAddress(context, id)) return refuse(context, 'addressGone');
    makeDefault(context.own, id);
    return { code: 0 };
  },

  deleteAddress({ id }, context) {
    const { own } = context;
    if (!findAddress(context, id)) return refuse(context, 'addressGone');
    own.addresses = own.addresses.filter((address) => address.id !== id);
    const [next] = own.addresses;
    if (next && !own.addresses.some(({ isDefault }) => isDefault === 1)) makeDefault(own, next.id);
    return { code: 0 };
  },

  addAddress(payload, context) {
    const complaint = validatePlace(payload);
    if (complaint) return refuse(context, complaint);
    const { own, memory } = context;
    const isDefault = own.addresses.length === 0 ? 1 : 0;
    putFirst(own, { ...writeAddress(payload), id: nextId(memory, 'address'), isDefault });
    return { code: 0 };
  },

  updateAddress({ id, ...payload }, context) {
    const complaint = validatePlace(payload);
    if (complaint) return refuse(context, complaint);
    const address = findAddress(context, id);
    if (!address) return refuse(context, 'addressGone');
    const { own } = context;
    own.addresses = own.addresses.filter((other) => other.id !== id);
    putFirst(own, { ...writeAddress(payload), id, isDefault: address.isDefault });
    return { code: 0 };
  },
};

function findAddress({ own }: MockContext, id: string): Address | undefined {
  return own.addresses.find((address) => address.id === id);
}

/** The default address stays first. */
function putFirst(own: PersonData, address: Address): void {
  const others = own.addresses;
  const place = address.isDefault === 1 ? 0 : others.filter(({ isDefault }) => isDefault === 1).length;
  own.addresses = others.toSpliced(place, 0, address);
}

function makeDefault(own: PersonData, id: string): void {
  own.addresses = own.addresses
    .map((address): Address => ({ ...address, isDefault: address.id === id ? 1 : 0 }))
    .toSorted((one, other) => other.isDefault - one.isDefault);
}

function writeAddress(payload: Omit<NewAddressPayload, 'language' | 'timeZone'>): Omit<Address, 'id' | 'isDefault'> {
  const { name, email, phone, countryCode, cityId, address } = payload;
  const { country, city } = findPlace(payload);
  return {
    name,
    email,
    phone,
    countryCode,
    countryDesc: country?.names.en ?? countryCode,
    cityCode: city?.code ?? '99',
    cityId,
    cityDesc: city?.names.en ?? '',
    address,
  };
}

export function describeAddress(address: Address, language: Language): Address {
  return {
    ...address,
    countryDesc: placeNameIn(language, address.countryDesc),
    cityDesc: placeNameIn(language, address.cityDesc),
  };
}

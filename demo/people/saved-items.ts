import { accounts, addressOf } from './accounts.ts';

/** The demo buyer's saved data: addresses, favorites and inquiries. */

export interface DemoAddress {
  id: string;
  accountId: string;
  name: string;
  email: string;
  phone: string;
  countryCode: string;
  cityId: string;
  line: string;
  isDefault: boolean;
}

export const addresses: readonly DemoAddress[] = [
  {
    id: '700001',
    accountId: accounts.buyer.id,
    name: 'Wanjiku Kamau',
    email: accounts.buyer.email,
    phone: accounts.buyer.phone,
    countryCode: 'KE',
    cityId: '11',
    line: 'Nyali Road 14',
    isDefault: true,
  },
  {
    id: '700002',
    accountId: accounts.buyer.id,
    name: 'Baraka Mushi',
    email: addressOf('baraka.mushi'),
    phone: '+255754000222',
    countryCode: 'TZ',
    cityId: '121',
    line: 'Samora Avenue 31',
    isDefault: false,
  },
];

/** More than one page of eight. The last saved comes first. */
export const favoriteVehicleIds: readonly string[] = [
  '100001',
  '100007',
  '100004',
  '100012',
  '100020',
  '100035',
  '100047',
  '100058',
  '100006',
  '100003',
];

export interface DemoInquiry {
  id: string;
  accountId: string;
  vehicleId: string;
  addressId: string;
  portId: string;
  transportType: string;
  freightMode: 'prepaid' | 'collect';
  withClearance: boolean;
  hoursAgo: number;
}

const asked = { accountId: accounts.buyer.id, addressId: '700001', portId: 'p-mba', transportType: '1' };

export const inquiries: readonly DemoInquiry[] = [
  { ...asked, id: '900001', vehicleId: '100001', freightMode: 'prepaid', withClearance: true, hoursAgo: 18 },
  { ...asked, id: '900002', vehicleId: '100007', freightMode: 'prepaid', withClearance: false, hoursAgo: 148 },
  { ...asked, id: '900003', vehicleId: '100006', freightMode: 'collect', withClearance: false, hoursAgo: 400 },
];

/** No mail of the demo can reach anybody, since example.com is reserved for such use. */
export function addressOf(name: string): string {
  return `${name}@example.com`;
}

export interface DemoAccount {
  id: string;
  email: string;
  name: string;
  countryCode: string;
  phone: string;
  /** 1 for a poster user, whose posters show `nickName` and `phone`. */
  insiderType: 0 | 1;
  nickName?: string;
}

/** The people that the demo marketplace starts with. They get their passwords when it is seeded. */
export const accounts = {
  buyer: {
    id: 'demo-buyer',
    email: addressOf('wanjiku.kamau'),
    name: 'Wanjiku Kamau',
    countryCode: 'KE',
    phone: '+254712345678',
    insiderType: 0,
  },
  agent: {
    id: 'demo-agent',
    email: addressOf('otieno'),
    name: 'Otieno Ochieng',
    countryCode: 'KE',
    phone: '+254733000111',
    insiderType: 1,
    nickName: 'Otieno at GariPort',
  },
  dealerUnderReview: {
    id: 'demo-dealer-review',
    email: addressOf('baraka.mushi'),
    name: 'Baraka Mushi',
    countryCode: 'TZ',
    phone: '+255754000222',
    insiderType: 0,
  },
  dealerRejected: {
    id: 'demo-dealer-rejected',
    email: addressOf('achieng.odhiambo'),
    name: 'Achieng Odhiambo',
    countryCode: 'KE',
    phone: '+254722000333',
    insiderType: 0,
  },
} as const satisfies Readonly<Record<string, DemoAccount>>;

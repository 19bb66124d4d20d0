/** example.com is reserved, so no demo e-mail can reach anybody. */
export function addressOf(name: string): string {
  return `${name}@example.com`;
}

export interface DemoAccount {
  id: string;
  email: string;
  name: string;
  countryCode: string;
  phone: string;
  /** 1 for a user who may make posters with this `nickName` and `phone`. */
  insiderType: 0 | 1;
  nickName?: string;
}

/** The demo's users. Their passwords are set when the database is seeded. */
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

import type { Contact } from '#shared/state/contact.ts';

/** A company's contact details, as the server embeds them in a page. */
export const exampleContact: Contact = {
  phone: '+254 20 000 0142',
  email: 'hello@gariport.example',
  hours: {
    en: 'Monday to Saturday, 8:00 to 18:00 Nairobi time',
    zh: '周一至周六 8:00–18:00',
    ja: '月曜〜土曜 8:00〜18:00',
  },
  whatsApp: {
    phone: '+254 700 000 142',
    agent: 'Amina',
    reply: { en: 'Usually within an hour', zh: '通常一小时内回复', ja: '通常1時間以内に返信' },
  },
  offices: {
    en: ['Japan head office: 4-12 Kaigandori, Yokohama', 'Kenya office: Harbour House, Moi Avenue, Mombasa'],
    zh: ['日本总部：横滨市中区海岸通4-12', '肯尼亚办事处：蒙巴萨市莫伊大道海港大厦'],
    ja: ['日本本社：横浜市中区海岸通4-12', 'ケニア事務所：モンバサ市モイ・アベニュー'],
  },
};

import type { ClearingAgentFacts, CompanyFacts } from '#generated/client/types.gen.ts';

// The company is made up; its licences and numbers belong to nobody.

/** The selling company of the demo. Its page says that it is made up. */
export const demoCompany: CompanyFacts = {
  name: { en: 'GariPort Co., Ltd. (demo)', cn: 'GariPort 株式会社（演示）', jp: 'ガリポート株式会社（デモ）' },
  tradingName: 'GariPort',
  registrationNumber: '0000-01-000142',
  register: { en: 'Yokohama District Legal Affairs Bureau', cn: '横滨地方法务局', jp: '横浜地方法務局' },
  licence: {
    number: '第450000000142号',
    authority: {
      en: 'Kanagawa Prefectural Public Safety Commission',
      cn: '神奈川县公安委员会',
      jp: '神奈川県公安委員会',
    },
  },
  since: 2019,
  phone: '+254 20 000 0142',
  email: 'hello@gariport.example',
  hours: {
    en: 'Monday to Saturday, 8:00 to 18:00 Nairobi time',
    cn: '周一至周六 8:00–18:00（内罗毕时间）',
    jp: '月曜〜土曜 8:00〜18:00（ナイロビ時間）',
  },
  whatsApp: {
    phone: '+254 700 000 142',
    agent: 'Amina',
    reply: { en: 'Usually within an hour', cn: '通常一小时内回复', jp: '通常1時間以内に返信' },
  },
  offices: [
    {
      name: { en: 'Japan head office', cn: '日本总部', jp: '日本本社' },
      address: {
        en: '4-12 Kaigandori, Naka-ku, Yokohama, Kanagawa',
        cn: '神奈川县横滨市中区海岸通4-12',
        jp: '神奈川県横浜市中区海岸通4-12',
      },
    },
    {
      name: { en: 'Kenya office', cn: '肯尼亚办事处', jp: 'ケニア事務所' },
      address: {
        en: 'Harbour House, Moi Avenue, Mombasa',
        cn: '蒙巴萨市莫伊大道海港大厦',
        jp: 'モンバサ市モイ・アベニュー ハーバーハウス',
      },
    },
  ],
};

export const demoClearingAgents: readonly ClearingAgentFacts[] = [
  {
    countryCode: 'KE',
    portId: 'p-mba',
    name: 'Bandari Clearing Ltd (demo)',
    licenceNumber: 'KRA-CA-000142',
    licensor: { en: 'Kenya Revenue Authority', cn: '肯尼亚税务局', jp: 'ケニア歳入庁' },
    licensedSince: '2019-07-01',
    feeAmount: 25_000,
    feeCurrency: 'KES',
    phone: '+254 41 000 0142',
    address: {
      en: 'Bandari House, Kilindini Road, Mombasa',
      cn: '蒙巴萨市基林迪尼路班达里大厦',
      jp: 'モンバサ市キリンディニ・ロード バンダリ・ハウス',
    },
  },
  {
    countryCode: 'UG',
    portId: 'p-mba',
    name: 'Nile Freight Agents Ltd (demo)',
    licenceNumber: 'URA-CA-000077',
    licensor: { en: 'Uganda Revenue Authority', cn: '乌干达税务局', jp: 'ウガンダ歳入庁' },
    licensedSince: '2021-01-01',
    feeAmount: 260,
    feeCurrency: 'USD',
    phone: '+256 41 000 0077',
    address: {
      en: 'Transit Shed 4, Port Road, Mombasa',
      cn: '蒙巴萨市港口路4号中转仓',
      jp: 'モンバサ市ポート・ロード 保税倉庫4',
    },
  },
  {
    countryCode: 'RW',
    portId: 'p-dar',
    name: 'Kivu Customs Agency (demo)',
    licenceNumber: 'RRA-CA-000051',
    licensor: { en: 'Rwanda Revenue Authority', cn: '卢旺达税务局', jp: 'ルワンダ歳入庁' },
    licensedSince: '2022-03-01',
    feeAmount: 310,
    feeCurrency: 'USD',
    phone: '+250 78 000 0051',
    address: {
      en: 'Bandari Street, Dar es Salaam',
      cn: '达累斯萨拉姆市班达里街',
      jp: 'ダルエスサラーム市バンダリ・ストリート',
    },
  },
];

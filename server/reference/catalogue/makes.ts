import { byd, changan, chery, geely, greatWall, haval, jetour, mg, wuling } from './chinese.ts';
import { audi, bmw, landRover, mercedes, volkswagen, volvo } from './european.ts';
import type { MakeRow } from './facts.ts';
import { honda } from './honda.ts';
import { mazda, subaru } from './mazda-subaru.ts';
import { mitsubishi } from './mitsubishi.ts';
import { nissan } from './nissan.ts';
import { daihatsu, suzuki } from './suzuki-daihatsu.ts';
import { toyota } from './toyota.ts';
import { hino, isuzu, lexus } from './trucks-lexus.ts';

export const makeRows: readonly MakeRow[] = [
  { id: '1', slug: 'toyota', names: ['Toyota', '丰田', 'トヨタ'], hotRank: 1, origin: 'JP', models: toyota },
  { id: '2', slug: 'nissan', names: ['Nissan', '日产', '日産'], hotRank: 2, origin: 'JP', models: nissan },
  { id: '3', slug: 'honda', names: ['Honda', '本田', 'ホンダ'], hotRank: 3, origin: 'JP', models: honda },
  { id: '4', slug: 'mazda', names: ['Mazda', '马自达', 'マツダ'], hotRank: 4, origin: 'JP', models: mazda },
  { id: '5', slug: 'subaru', names: ['Subaru', '斯巴鲁', 'スバル'], hotRank: 5, origin: 'JP', models: subaru },
  { id: '6', slug: 'mitsubishi', names: ['Mitsubishi', '三菱', '三菱'], hotRank: 6, origin: 'JP', models: mitsubishi },
  { id: '7', slug: 'suzuki', names: ['Suzuki', '铃木', 'スズキ'], hotRank: 7, origin: 'JP', models: suzuki },
  { id: '8', slug: 'daihatsu', names: ['Daihatsu', '大发', 'ダイハツ'], origin: 'JP', models: daihatsu },
  { id: '9', slug: 'isuzu', names: ['Isuzu', '五十铃', 'いすゞ'], origin: 'JP', models: isuzu },
  { id: '10', slug: 'lexus', names: ['Lexus', '雷克萨斯', 'レクサス'], origin: 'JP', models: lexus },
  { id: '11', slug: 'hino', names: ['Hino', '日野', '日野'], origin: 'JP', models: hino },
  {
    id: '12',
    slug: 'volkswagen',
    names: ['Volkswagen', '大众', 'フォルクスワーゲン'],
    origin: 'JP',
    models: volkswagen,
  },
  {
    id: '13',
    slug: 'mercedes-benz',
    names: ['Mercedes-Benz', '梅赛德斯-奔驰', 'メルセデス・ベンツ'],
    origin: 'JP',
    models: mercedes,
  },
  { id: '14', slug: 'bmw', names: ['BMW', '宝马', 'BMW'], origin: 'JP', models: bmw },
  { id: '15', slug: 'audi', names: ['Audi', '奥迪', 'アウディ'], origin: 'JP', models: audi },
  { id: '16', slug: 'land-rover', names: ['Land Rover', '路虎', 'ランドローバー'], origin: 'JP', models: landRover },
  { id: '17', slug: 'volvo', names: ['Volvo', '沃尔沃', 'ボルボ'], origin: 'JP', models: volvo },
  { id: '21', slug: 'byd', names: ['BYD', '比亚迪', 'BYD'], hotRank: 8, origin: 'CN', models: byd },
  { id: '22', slug: 'chery', names: ['Chery', '奇瑞', 'チェリー'], origin: 'CN', models: chery },
  { id: '23', slug: 'geely', names: ['Geely', '吉利', 'ジーリー'], origin: 'CN', models: geely },
  { id: '24', slug: 'haval', names: ['Haval', '哈弗', 'ハバル'], origin: 'CN', models: haval },
  { id: '25', slug: 'mg', names: ['MG', '名爵', 'MG'], origin: 'CN', models: mg },
  { id: '26', slug: 'changan', names: ['Changan', '长安', '長安'], origin: 'CN', models: changan },
  { id: '27', slug: 'great-wall', names: ['Great Wall', '长城', '長城'], origin: 'CN', models: greatWall },
  { id: '28', slug: 'wuling', names: ['Wuling', '五菱', '五菱'], origin: 'CN', models: wuling },
  { id: '29', slug: 'jetour', names: ['Jetour', '捷途', 'ジェトゥール'], origin: 'CN', models: jetour },
];

import { inThree } from '#server/platform/names.ts';
import type { SeedRow } from './insert-rows.ts';

/** The demo's banners for makes, placed between the two that every marketplace starts with. */
export const bannerRows = [
  {
    id: 'toyota',
    place: 2,
    words: inThree([
      'Toyota, shipped from Japan to Mombasa',
      '丰田车，从日本直运蒙巴萨',
      'トヨタ車を日本からモンバサへ',
    ]),
    make_id: '1',
    image_url: '/pictures/home/banner-toyota.webp',
  },
  {
    id: 'byd',
    place: 3,
    words: inThree(['Go electric with BYD', '选择比亚迪，开启电动生活', 'BYDで電気自動車へ']),
    make_id: '21',
    image_url: '/pictures/home/banner-byd.webp',
  },
] as const satisfies readonly SeedRow[];

import type { BannerFacts, StaffBanner } from '#generated/client/types.gen.ts';
import { noTexts, type LocalTexts } from '../parts/local-text.ts';

/** Form values of a banner. Empty fields are omitted when sent. */
export interface BannerValues {
  words: LocalTexts;
  makeId: string;
  from: string;
  until: string;
}

/** Not a make: this id stands for the coupons page. */
export const couponMakeId = '999999';

export const valuesOf = (banner: StaffBanner | undefined): BannerValues => ({
  words: banner?.words ?? noTexts,
  makeId: banner?.makeId ?? '',
  from: banner?.from ?? '',
  until: banner?.until ?? '',
});

export function bannerFactsOf({ words, makeId, from, until }: BannerValues): BannerFacts {
  return {
    words: { en: words.en.trim(), cn: words.cn.trim(), jp: words.jp.trim() },
    ...(makeId !== '' && { makeId }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  };
}

import type { BannerFacts, StaffBanner } from '../../../generated/client/types.gen.ts';
import { noTexts, type LocalTexts } from '../parts/local-text.ts';

/** A banner as it is written into the form. What is empty is absent. */
export interface BannerValues {
  words: LocalTexts;
  makeId: string;
  from: string;
  until: string;
}

/** This number names no make: it stands for the coupons. */
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

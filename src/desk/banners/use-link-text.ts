import { useTranslation } from 'react-i18next';
import type { BannerMake } from '#generated/client/types.gen.ts';
import { couponMakeId } from './banner-values.ts';

/** Describes the link of a banner. */
export function useLinkText(makes: readonly BannerMake[]): (makeId: string | undefined) => string {
  const { t } = useTranslation('desk-banners');
  return (makeId) => {
    if (makeId === undefined || makeId === '') return t('opensNothing');
    if (makeId === couponMakeId) return t('opensCoupons');
    return t('opensMake', { make: makes.find(({ id }) => id === makeId)?.name ?? makeId });
  };
}

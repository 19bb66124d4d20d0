import { lazy, Suspense, type ComponentType } from 'react';
import { PageLoading } from '../../../components/page-loading.tsx';
import { centreItems, type CentreItem } from '../../../paths.ts';
import { CouponTable } from '../coupons/coupon-table.tsx';
import { FavoriteList } from '../favorites/favorite-list.tsx';
import { InquiryList } from '../inquiries/inquiry-list.tsx';
import { PasswordForm } from '../profile/password-form.tsx';
import { Profile } from '../profile/profile.tsx';
import { Orders } from './orders.tsx';

/** The two items with long forms are fetched when they are opened. */
const AddressBook = lazy(async () => ({ default: (await import('../addresses/address-book.tsx')).AddressBook }));
const DealerPanel = lazy(async () => ({ default: (await import('../dealer/dealer-panel.tsx')).DealerPanel }));

const items: Readonly<Record<CentreItem, ComponentType>> = {
  [centreItems.orders]: Orders,
  [centreItems.favorites]: FavoriteList,
  [centreItems.addresses]: AddressBook,
  [centreItems.profile]: Profile,
  [centreItems.password]: PasswordForm,
  [centreItems.inquiries]: InquiryList,
  [centreItems.dealer]: DealerPanel,
  [centreItems.coupons]: CouponTable,
};

export function Item({ item }: { item: CentreItem }) {
  const Shown = items[item];
  return (
    <Suspense fallback={<PageLoading />}>
      <Shown />
    </Suspense>
  );
}

import type { ComponentType } from 'react';
import { centreItems, type CentreItem } from '../../../paths.ts';
import { AddressBook } from '../addresses/address-book.tsx';
import { CouponTable } from '../coupons/coupon-table.tsx';
import { DealerPanel } from '../dealer/dealer-panel.tsx';
import { FavoriteList } from '../favorites/favorite-list.tsx';
import { InquiryList } from '../inquiries/inquiry-list.tsx';
import { PasswordForm } from '../profile/password-form.tsx';
import { Profile } from '../profile/profile.tsx';
import { Orders } from './orders.tsx';

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
  return <Shown />;
}

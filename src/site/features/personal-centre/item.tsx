import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { centreItems, type CentreItem } from '#shared/routing/paths.ts';
import { CouponTable } from './coupons/coupon-table.tsx';
import { FavoriteList } from './favorites/favorite-list.tsx';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { ItemSection } from './frame/item-section.tsx';
import { OrderList } from './orders/order-list.tsx';

/** Items with forms load on demand, together with the code for forms. */
const AddressBook = lazy(async () => ({ default: (await import('./addresses/address-book.tsx')).AddressBook }));
const Profile = lazy(async () => ({ default: (await import('./profile/profile.tsx')).Profile }));
const PasswordForm = lazy(async () => ({ default: (await import('./profile/password-form.tsx')).PasswordForm }));
const DealerPanel = lazy(async () => ({ default: (await import('./dealer/dealer-panel.tsx')).DealerPanel }));

const InquiryList = lazy(async () => ({
  default: (await withTexts(() => import('./inquiries/inquiry-list.tsx'), 'offers')).InquiryList,
}));

const SavedSearches = lazy(async () => ({
  default: (await withTexts(() => import('./searches/saved-searches.tsx'), 'searches')).SavedSearches,
}));

const items: Readonly<Record<CentreItem, ComponentType>> = {
  [centreItems.orders]: Orders,
  [centreItems.favorites]: FavoriteList,
  [centreItems.addresses]: AddressBook,
  [centreItems.profile]: Profile,
  [centreItems.password]: PasswordForm,
  [centreItems.inquiries]: InquiryList,
  [centreItems.dealer]: DealerPanel,
  [centreItems.coupons]: CouponTable,
  [centreItems.searches]: SavedSearches,
};

export function Item({ item }: { item: CentreItem }) {
  const Shown = items[item];
  return (
    <Suspense fallback={<PageLoading />}>
      <Shown />
    </Suspense>
  );
}

function Orders() {
  const { t } = useTranslation('centre');
  return (
    <ItemSection title={t('itemOrders')}>
      <OrderList />
    </ItemSection>
  );
}

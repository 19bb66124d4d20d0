import { openLocalStorage, type StorageArea } from '#shared/api/local-storage.ts';

const contactItem = 'contactPanelShown';
const couponItem = 'couponPopupDay';
const browserStorage = openLocalStorage();

export function wasContactShown(storage: StorageArea = browserStorage): boolean {
  return storage.getItem(contactItem) !== null;
}

export function noteContactShown(storage: StorageArea = browserStorage): void {
  storage.setItem(contactItem, '1');
}

/** Whether the coupon popup was shown on this day of the visitor's calendar. */
export function wasCouponShown(now: Date, storage: StorageArea = browserStorage): boolean {
  return storage.getItem(couponItem) === dayOf(now);
}

export function noteCouponShown(now: Date, storage: StorageArea = browserStorage): void {
  storage.setItem(couponItem, dayOf(now));
}

export function dayOf(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

import { expect, test } from 'vitest';
import { deskLanguageItem, forgetBuyer, forgetStaff } from './desk-storage.ts';
import { createMemoryStorage } from './local-storage.ts';
import { createStaffTokenStore, createTokenStore } from './token-store.ts';

const ofBuyer = { accessToken: 'buyer-access', refreshToken: 'buyer-refresh' };
const ofStaff = { accessToken: 'staff-access', refreshToken: 'staff-refresh' };

function openBoth() {
  const storage = createMemoryStorage();
  const buyer = createTokenStore(storage);
  const staff = createStaffTokenStore(storage);
  buyer.write(ofBuyer);
  staff.write(ofStaff);
  storage.setItem(deskLanguageItem, '2');
  storage.setItem('compared', '[]');
  return { storage, buyer, staff };
}

test('A buyer and a member of the staff are logged in beside each other in one browser', () => {
  const { buyer, staff } = openBoth();
  expect(buyer.read()).toEqual(ofBuyer);
  expect(staff.read()).toEqual(ofStaff);
  staff.clear();
  expect(buyer.read()).toEqual(ofBuyer);
});

test('A buyer whose access ends is forgotten whole, and the desk stays as it is', () => {
  const { storage, buyer, staff } = openBoth();
  forgetBuyer(storage);
  expect(buyer.read()).toBeUndefined();
  expect(storage.getItem('compared')).toBeNull();
  expect(staff.read()).toEqual(ofStaff);
  expect(storage.getItem(deskLanguageItem)).toBe('2');
});

test('A member whose access ends is forgotten, and a buyer stays as they are', () => {
  const { storage, buyer, staff } = openBoth();
  forgetStaff(storage);
  expect(staff.read()).toBeUndefined();
  expect(storage.getItem(deskLanguageItem)).toBeNull();
  expect(buyer.read()).toEqual(ofBuyer);
  expect(storage.getItem('compared')).toBe('[]');
});

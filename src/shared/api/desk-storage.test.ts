import { expect, test } from 'vitest';
import { deskLanguageItem, clearBuyerData, clearStaffData } from './desk-storage.ts';
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

test('Keeps a buyer and a staff member logged in side by side in one browser', () => {
  const { buyer, staff } = openBoth();
  expect(buyer.read()).toEqual(ofBuyer);
  expect(staff.read()).toEqual(ofStaff);
  staff.clear();
  expect(buyer.read()).toEqual(ofBuyer);
});

test('Deletes all data of a buyer whose access ends, and keeps the desk’s data', () => {
  const { storage, buyer, staff } = openBoth();
  clearBuyerData(storage);
  expect(buyer.read()).toBeUndefined();
  expect(storage.getItem('compared')).toBeNull();
  expect(staff.read()).toEqual(ofStaff);
  expect(storage.getItem(deskLanguageItem)).toBe('2');
});

test('Deletes the data of a staff member whose access ends, and keeps a buyer’s data', () => {
  const { storage, buyer, staff } = openBoth();
  clearStaffData(storage);
  expect(staff.read()).toBeUndefined();
  expect(storage.getItem(deskLanguageItem)).toBeNull();
  expect(buyer.read()).toEqual(ofBuyer);
  expect(storage.getItem('compared')).toBe('[]');
});

import { expect, test, vi } from 'vitest';
import { describePage } from './describe-page.ts';

const publicUrl = 'https://gariport.example';

test('If the database is down, a vehicle’s page is served without a description', async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const findVehicle = () => Promise.reject(new Error('away'));
  const facts = await describePage('/Kenya/car/detail?id=1', { publicUrl, findVehicle, onFailure });
  expect(facts).toMatchObject({ status: 200, title: '' });
  expect(facts).not.toHaveProperty('canonical');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('A vehicle page’s URL without an id is not found', async () => {
  const findVehicle = vi.fn<() => Promise<undefined>>();
  expect((await describePage('/Kenya/car/detail', { publicUrl, findVehicle })).status).toBe(404);
  expect(findVehicle).not.toHaveBeenCalled();
});

test('A-122 A-123 The legal page without a known variant is described as the statement', async () => {
  const named = await describePage('/Kenya/com/policy?formPage=1', { publicUrl });
  for (const search of ['', '?formPage=9', '?formPage=toString']) {
    expect(await describePage(`/Kenya/com/policy${search}`, { publicUrl })).toEqual(named);
  }
});

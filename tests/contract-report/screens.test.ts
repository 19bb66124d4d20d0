import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findScreens, readSources, type ScreensByOperation } from '#contract/report/screens/find-screens.ts';
import { operations } from '#generated/operations.ts';
import { writeSite } from './site.ts';

const ids = [
  'openSession',
  'whoAmI',
  'closeSession',
  'listCars',
  'reserveCar',
  'getPhoto',
  'markPhoto',
  'listPhotos',
  'getBaseToken',
];
/** Calls of the contract that our site does not make. */
const callsOfOthers = new Set([
  'checkFavorite',
  'getAddress',
  'getDealerToken',
  'getTransferPrice',
  'listInquiries',
  'sendClientLog',
]);
let root: string;
let screens: ScreensByOperation;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gariport-site-'));
  await writeSite(root);
  screens = findScreens(await readSources(root), ids);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('A call is followed from its file to the page that shows it', () => {
  expect(screens.get('listCars')).toEqual(['src/site/features/yard', 'src/site/features/yard/car-list-page.tsx']);
});

test('A call of a shared component belongs to every page that shows the component, and to no other', () => {
  expect(screens.get('reserveCar')).toEqual([
    'src/site/components',
    'src/site/features/yard',
    'src/site/features/yard/car-detail-page.tsx',
    'src/site/features/yard/car-list-page.tsx',
  ]);
});

test('A call made through a wrapper around the client belongs to the users of the wrapper', () => {
  expect(screens.get('whoAmI')).toEqual(['src/site/shell']);
});

test('A call imported by its bare name is found', () => {
  expect(screens.get('openSession')).toEqual([
    'src/site/features/account',
    'src/site/features/account/account-page.tsx',
  ]);
});

test('An everyday word that is also an operation is not a call, and neither is anything in a test', () => {
  expect(screens.get('closeSession')).toEqual([]);
  expect(screens.get('getPhoto')).toEqual([]);
});

test('A quoted name is a call if the contract types it', () => {
  const photoPage = ['src/site/features/yard', 'src/site/features/yard/photo-page.tsx'];
  expect(screens.get('markPhoto')).toEqual(photoPage);
  expect(screens.get('listPhotos')).toEqual(photoPage);
});

test('A call that every page makes belongs to every page', () => {
  expect(screens.get('getBaseToken')).toEqual(['src/site/main.tsx']);
});

test('On our own site every call is found, except those that it does not make', async () => {
  const own = findScreens(await readSources(process.cwd()), Object.keys(operations));
  const unseen = [...own].filter(([, places]) => places.length === 0).map(([id]) => id);
  expect(unseen.filter((id) => !callsOfOthers.has(id))).toEqual([]);
  expect(own.get('payDeposit')).toEqual(own.get('payBalance'));
  expect(own.get('payDeposit')).toContain('src/site/features/personal-centre/order-page.tsx');
});

test('A repository without a site has no screens', async () => {
  expect(await readSources(join(root, 'src'))).toEqual([]);
});

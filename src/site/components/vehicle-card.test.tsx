// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { openedCard } from '../page-state/opened-card.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { followLink } from '../remembered/destination.ts';
import { CardPrice, VehicleCard, type ShownVehicle } from './vehicle-card.tsx';
import { VehicleGrid } from './vehicle-grid.tsx';

afterEach(cleanup);

const vitz: ShownVehicle = {
  id: '100001',
  name: 'Toyota Vitz 1.0 F',
  registrationDate: '2018-03',
  displayMileage: '62,400',
  displacement: '1.0L',
  fuel: 'Petrol',
  gearbox: 'CVT',
  imageUrl: '/pictures/100001/front.webp',
  priceUSD: 6850,
  priceJPY: 1_041_200,
  priceKES: 883_650,
  tag: 'sale',
};
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('A-155 shows picture, name, registration, mileage, displacement, fuel, price and shillings', async () => {
  const { container } = await renderSite(<VehicleCard vehicle={vitz} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/pictures/100001/front.webp');
  expect(screen.getByRole('link', { name: 'Toyota Vitz 1.0 F' }).getAttribute('href')).toBe('/car/detail?id=100001');
  expect(facts()).toEqual(['2018', '62K km', '1.0L', 'Petrol', 'CVT']);
  expect(container.textContent).toContain('USD 6,850');
  expect(container.textContent).toContain('KES 883,650');
});

test.each([
  ['en', 'CIF USD 6,850', 'about KES 883,650'],
  ['zh', 'CIF USD 6,850', '约 KES 883,650'],
  ['ja', 'CIF JPY 1,041,200', '約 KES 883,650'],
] as const)('A-004 A-005 A-006 shows in %s the price %s with %s beside it', async (language, price, shillings) => {
  const { container } = await renderSite(<VehicleCard vehicle={vitz} />, { language });
  expect(container.textContent).toContain(price);
  expect(screen.getByText(shillings)).toBeDefined();
});

test.each([
  ['en', 'Price on request'],
  ['zh', '价格待询'],
  ['ja', '価格応談'],
] as const)('shows while prices are unset in %s %s and no amount', async (language, text) => {
  const unset = { ...vitz, priceUSD: 0, priceJPY: 0, priceKES: 0, pricesUnset: true };
  const { container } = await renderSite(<VehicleCard vehicle={unset} />, { language });
  expect(screen.getByText(text)).toBeDefined();
  expect(container.textContent).not.toMatch(/USD|JPY|KES/);
});

test.each([
  ['en', ['2018', '62K km', '1.0L', 'Petrol', 'CVT']],
  ['zh', ['2018', '6.2万公里', '1.0L', 'Petrol', 'CVT']],
  ['ja', ['2018', '6.2万km', '1.0L', 'Petrol', 'CVT']],
] as const)('shows in %s the facts %j', async (language, short) => {
  await renderSite(<VehicleCard vehicle={vitz} />, { language });
  expect(facts()).toEqual(short);
});

test.each([
  ['promotion', 'Flash sale'],
  ['sale', 'Available'],
  ['down', 'No longer for sale'],
  ['locked', 'Booked'],
] as const)('A-190 shows for the tag %s "%s" and no other tag', async (tag, text) => {
  await renderSite(<VehicleCard vehicle={{ ...vitz, tag }} />);
  const shown = ['Flash sale', 'Available', 'No longer for sale', 'Booked'].filter((name) => screen.queryByText(name));
  expect(shown).toEqual([text]);
});

test('leaves no gap for an unknown fact', async () => {
  await renderSite(
    <VehicleCard vehicle={{ id: '1', name: 'Nissan Leaf', imageUrl: '', tag: 'sale', displacement: '-' }} />,
  );
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

// @vitest-environment happy-dom

afterEach(cleanup);

const front = '/pictures/100001/front.webp';
const side = '/pictures/100001/side.webp';
const open = () =>
  renderSite(
    <VehicleCard vehicle={{ id: '100001', name: 'Toyota Vitz', imageUrl: front, secondImageUrl: side, tag: 'sale' }} />,
  );
const sources = (within: HTMLElement) => [...within.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('loads the second picture on hover and shows it when loaded', async () => {
  const { container } = await open();
  expect(sources(container)).toEqual([front]);
  await userEvent.hover(screen.getByRole('link'));
  expect(sources(container)).toEqual([front, side]);
  const isSecondHidden = () => container.querySelectorAll('img')[1]?.hidden;
  expect(isSecondHidden()).toBe(true);
  fireEvent.load(container.querySelectorAll('img')[1] as Element);
  expect(isSecondHidden()).toBe(false);
});

test('loads the second picture on keyboard focus', async () => {
  const { container } = await open();
  await userEvent.tab();
  expect(sources(container)).toEqual([front, side]);
});

test('loads no second picture when a finger scrolls past', async () => {
  const { container } = await open();
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('link') });
  expect(sources(container)).toEqual([front]);
});

test('reports which card was pressed to the vehicle’s page', async () => {
  await renderSite(<VehicleCard vehicle={vitz} />);
  expect(openedCard(vitz.id)).toBeUndefined();
  await userEvent.click(screen.getByRole('link', { name: vitz.name }));
  expect(openedCard(vitz.id)).toEqual(vitz);
});

describe('to another port than the listed one', () => {
  const openInList = async (listDeliveredPrices: () => unknown) => {
    installAnswers({ listDeliveredPrices });
    followLink({ countryCode: 'TZ', portId: 'p-dar' });
    return renderSite(<VehicleGrid ids={[vitz.id]}>{[<VehicleCard key={vitz.id} vehicle={vitz} />]}</VehicleGrid>);
  };
  afterEach(() => followLink(undefined));

  test('shows no price until the delivered one is known', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { container } = await openInList(() => answer.promise);
    expect(container.textContent).not.toMatch(/USD|KES|CIF/);
    const prices = [{ carSourceId: vitz.id, priceUSD: 7050, priceJPY: 1_057_500 }];
    answer.resolve({ countryCode: 'TZ', portId: 'p-dar', portName: 'Dar es Salaam', prices });
    await screen.findByText('7,050');
    expect(screen.queryByText('CIF Mombasa')).toBeNull();
  });

  test('shows after a failure the listed price with its own port', async () => {
    const { container } = await openInList(() => new FailsWith(500));
    await screen.findByText('CIF Mombasa');
    expect(container.textContent).toContain('USD 6,850');
    expect(container.textContent).not.toContain('KES');
  });

  test('names the port of the listed price outside of a list', async () => {
    followLink({ countryCode: 'TZ', portId: 'p-dar' });
    const { container } = await renderSite(<CardPrice vehicle={vitz} />);
    expect(container.textContent).toBe('CIF USD 6,850CIF Mombasa');
  });
});

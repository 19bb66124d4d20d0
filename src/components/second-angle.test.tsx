// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { VehicleCard } from './vehicle-card.tsx';

afterEach(cleanup);

const front = '/pictures/100001/front.webp';
const side = '/pictures/100001/side.webp';
const open = () =>
  renderSite(
    <VehicleCard vehicle={{ id: '100001', name: 'Toyota Vitz', imageUrl: front, secondImageUrl: side, tag: 'sale' }} />,
  );
const sources = (within: HTMLElement) => [...within.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('the second angle is fetched when somebody points at the card, and shown once it is there', async () => {
  const { container } = await open();
  expect(sources(container)).toEqual([front]);
  await userEvent.hover(screen.getByRole('link'));
  expect(sources(container)).toEqual([front, side]);
  const isSecondHidden = () => container.querySelectorAll('img')[1]?.hidden;
  expect(isSecondHidden()).toBe(true);
  fireEvent.load(container.querySelectorAll('img')[1] as Element);
  expect(isSecondHidden()).toBe(false);
});

test('the second angle comes by keyboard too', async () => {
  const { container } = await open();
  await userEvent.tab();
  expect(sources(container)).toEqual([front, side]);
});

test('a finger that scrolls past fetches nothing', async () => {
  const { container } = await open();
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('link') });
  expect(sources(container)).toEqual([front]);
});

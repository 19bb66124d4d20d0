// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { writeFirstPicture } from '../../server/site/head/first-picture.ts';
import { pictureOf } from '../../server/vehicles/photos.ts';
import { openDetail } from '../../src/features/vehicle-detail/testing/open-detail.tsx';

test('the page of a vehicle is told to fetch exactly the picture that its gallery shows first', async () => {
  await openDetail();
  const [first] = await screen.findAllByRole<HTMLImageElement>('img', { name: /picture 1$/ });
  const path = first?.getAttribute('src') ?? '';
  const told = new DOMParser().parseFromString(writeFirstPicture(path, 'n0nce'), 'text/html').querySelector('link');
  expect(told?.getAttribute('imagesrcset')).toBe(first?.getAttribute('srcset'));
  expect(told?.getAttribute('imagesizes')).toBe(first?.getAttribute('sizes'));
  expect(path).toMatch(new RegExp(pictureOf('[^/]+').replace('.webp', '\\.webp')));
});

test('a page without one is told nothing', () => {
  expect(writeFirstPicture(undefined, 'n0nce')).toBe('');
});

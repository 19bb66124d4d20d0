// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describePage } from '#server/site/describe/describe-page.ts';
import type { FirstPicture } from '#server/site/describe/page-facts.ts';
import { writeFirstPicture } from '#server/site/head/write-head.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import FlashSalePage from '#site/features/flash-sale/flash-sale-page.tsx';
import { openDetail } from '#site/features/vehicle-detail/testing/open-detail.tsx';
import { renderSite } from '../../src/testing/render-site.tsx';
import { mediaThat } from '../../src/testing/media.ts';

// The picture that the server preloads must be the one that the page shows, or a picture is loaded twice.

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shownBy = (picture: Element | null | undefined) => ({
  sources: picture?.getAttribute('srcset'),
  sizes: picture?.getAttribute('sizes'),
});

function attributesOf(picture: FirstPicture | undefined) {
  const markup = picture ? writeFirstPicture(picture) : '';
  const link = new DOMParser().parseFromString(markup, 'text/html').querySelector('link');
  return { sources: link?.getAttribute('imagesrcset'), sizes: link?.getAttribute('imagesizes') };
}

const firstPictureAt = async (url: string) =>
  (await describePage(url, { publicUrl: 'http://gariport.test' })).firstPicture;

test('preloads the first photo of a vehicle exactly as the page shows it', async () => {
  await openDetail();
  const [first] = await screen.findAllByRole<HTMLImageElement>('img', { name: /picture 1$/ });
  const path = first?.getAttribute('src') ?? '';
  expect(attributesOf({ path, sizes: '(max-width: 767px) 100vw, 44rem' })).toEqual(shownBy(first));
  expect(path).toMatch(new RegExp(pictureOf('[^/]+').replace('.webp', '\\.webp')));
});

test('preloads the banner of the flash sale exactly as the page shows it', async () => {
  installAnswers({ listFlashSaleVehicles: () => ({ total: 0, vehicleList: [] }) });
  const { container } = await renderSite(<FlashSalePage />);
  const first = container.querySelector('img');
  expect(first).not.toBeNull();
  expect(attributesOf(await firstPictureAt('/Kenya/car/flashSale'))).toEqual(shownBy(first));
});

test('preloads nothing for a page without a main picture', async () => {
  for (const path of ['/Kenya', '/Kenya?tab=2']) expect(await firstPictureAt(path)).toBeUndefined();
});

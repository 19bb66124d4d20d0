import { expect, test } from 'vitest';
import { pageOf, pagesOf, slidesOf } from './slides.ts';

const photo = (place: number) => ({ photoPath: `/pictures/1/${place}.webp` });

test('B-026 thumbnails stand 12 a slide', () => {
  const slides = slidesOf(Array.from({ length: 26 }, (_, place) => photo(place)));
  expect(pagesOf(slides).map((page) => [page.start, page.slides.length])).toEqual([
    [0, 12],
    [12, 12],
    [24, 2],
  ]);
  expect([0, 11, 12, 25].map(pageOf)).toEqual([0, 0, 1, 2]);
  expect(pagesOf([])).toEqual([]);
});

test('B-026 a photo with a still is a video', () => {
  expect(slidesOf([photo(1), { photoPath: '/pictures/1/tour.mp4', videoTempImage: '/pictures/1/tour.webp' }])).toEqual([
    { image: '/pictures/1/1.webp' },
    { image: '/pictures/1/tour.webp', video: '/pictures/1/tour.mp4' },
  ]);
});

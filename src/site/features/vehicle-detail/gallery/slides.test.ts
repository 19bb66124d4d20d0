import { expect, test } from 'vitest';
import { slidesOf } from './slides.ts';

const photo = (place: number) => ({ photoPath: `/pictures/1/${place}.webp` });

test('B-026 treats a photo with a poster image as a video', () => {
  expect(slidesOf([photo(1), { photoPath: '/pictures/1/tour.mp4', videoTempImage: '/pictures/1/tour.webp' }])).toEqual([
    { image: '/pictures/1/1.webp' },
    { image: '/pictures/1/tour.webp', video: '/pictures/1/tour.mp4' },
  ]);
});

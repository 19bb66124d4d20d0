// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site.tsx';
import { Thumbnails } from './thumbnails.tsx';

afterEach(cleanup);

const slides = Array.from({ length: 26 }, (_, place) => ({ image: `/pictures/1/${place + 1}.webp` }));
const shown = () =>
  screen.getAllByRole('button', { name: /^Show picture/ }).map((each) => each.getAttribute('aria-label'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('B-026 pages through the thumbnails twelve at a time and stops at both ends', async () => {
  const onChoose = vi.fn<(index: number) => void>();
  await renderSite(<Thumbnails slides={slides} index={0} onChoose={onChoose} />, { texts: ['detail'] });
  expect(shown()).toHaveLength(12);
  expect(button('Previous pictures').disabled).toBe(true);

  await userEvent.click(button('Next pictures'));
  expect(shown()[0]).toBe('Show picture 13');
  await userEvent.click(button('Next pictures'));
  expect(shown()).toEqual(['Show picture 25', 'Show picture 26']);
  expect(button('Next pictures').disabled).toBe(true);

  await userEvent.click(button('Show picture 26'));
  expect(onChoose).toHaveBeenCalledWith(25);
  await userEvent.click(button('Previous pictures'));
  expect(shown()[0]).toBe('Show picture 13');
});

test.each([
  [11, 1],
  [12, 13],
  [25, 25],
])('B-026 shows around picture index %i thumbnails from picture %i', async (index, first) => {
  await renderSite(<Thumbnails slides={slides} index={index} onChoose={() => {}} />, { texts: ['detail'] });
  expect(shown()[0]).toBe(`Show picture ${first}`);
  expect(button(`Show picture ${index + 1}`).getAttribute('aria-current')).toBe('true');
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const picture = (src: string) => <Picture src={src} alt="A car" ratio="4 / 3" fallback="There are no images yet" />;
const frame = () => screen.getByAltText('A car').parentElement as HTMLElement;

test('A-198 is loading, then loaded, and reserves its place from the start', () => {
  render(picture('/pictures/1/front.webp'));
  expect(frame().style.aspectRatio).toBe('4 / 3');
  const whileLoading = frame().className;
  fireEvent.load(screen.getByAltText('A car'));
  expect(frame().className).not.toBe(whileLoading);
});

test('A-198 A-310 shows a placeholder after a failure, until there is another picture', () => {
  const { rerender } = render(picture('/gone.webp'));
  fireEvent.error(screen.getByAltText('A car'));
  expect(screen.queryByAltText('A car')).toBeNull();
  expect(screen.getByText('There are no images yet')).toBeDefined();
  rerender(picture('/other.webp'));
  expect(screen.getByAltText('A car')).toBeDefined();
});

function mockPictures(known: { complete: boolean; naturalWidth: number }): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(known.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(known.naturalWidth);
}

test('A-198 does not wait for a picture that loaded before hydration', () => {
  render(picture('/pictures/1/front.webp'));
  const whileLoading = frame().className;
  cleanup();
  mockPictures({ complete: true, naturalWidth: 300 });
  render(picture('/pictures/1/front.webp'));
  expect(frame().className).not.toBe(whileLoading);
});

test('A-198 shows a placeholder for a picture that failed before hydration', () => {
  mockPictures({ complete: true, naturalWidth: 0 });
  render(picture('/pictures/1/front.webp'));
  expect(screen.getByText('There are no images yet')).toBeDefined();
});

test('A-310 says when there is no picture', () => {
  render(picture(''));
  expect(screen.getByText('There are no images yet')).toBeDefined();
});

test('requests our own pictures in the server’s widths, the main picture with priority', () => {
  render(<Picture src="/pictures/1/front.webp" alt="A car" ratio="1" isFirst fallback={null} />);
  const image = screen.getByAltText('A car');
  expect(image.getAttribute('srcset')).toContain('/pictures/1/front.webp?w=640 640w');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('shows a smaller loaded version until the wanted size has loaded', () => {
  const { container } = render(
    <Picture src="/pictures/1/front.webp" alt="A car" ratio="1" sizes="100vw" knownSizes="17rem" fallback={null} />,
  );
  const shown = () => [...container.querySelectorAll('img')].map(({ sizes }) => sizes);
  expect(shown()).toEqual(['17rem', '100vw']);
  fireEvent.load(screen.getByAltText('A car'));
  expect(shown()).toEqual(['100vw']);
});

test('prioritizes only the first visible picture', () => {
  const { container } = render(
    <>
      <Picture src="/pictures/1/front.webp" alt="" ratio="1" isFirst fallback={null} />
      <Picture src="/pictures/2/front.webp" alt="" ratio="1" isEarly fallback={null} />
      <Picture src="/pictures/3/front.webp" alt="" ratio="1" fallback={null} />
    </>,
  );
  const asked = [...container.querySelectorAll('img')].map((image) => [
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ]);
  expect(asked).toEqual([
    ['eager', 'high'],
    ['eager', 'auto'],
    ['lazy', 'auto'],
  ]);
});

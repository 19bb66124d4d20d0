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

test('A-198 A picture is loading, then loaded, and keeps its place from the start', () => {
  render(picture('/pictures/1/front.webp'));
  expect(frame().style.aspectRatio).toBe('4 / 3');
  const whileLoading = frame().className;
  fireEvent.load(screen.getByAltText('A car'));
  expect(frame().className).not.toBe(whileLoading);
});

test('A-198 A-310 A picture that fails leaves a placeholder, until there is another', () => {
  const { rerender } = render(picture('/gone.webp'));
  fireEvent.error(screen.getByAltText('A car'));
  expect(screen.queryByAltText('A car')).toBeNull();
  expect(screen.getByText('There are no images yet')).toBeDefined();
  rerender(picture('/other.webp'));
  expect(screen.getByAltText('A car')).toBeDefined();
});

function standInForPictures(known: { complete: boolean; naturalWidth: number }): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(known.complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(known.naturalWidth);
}

test('A-198 A picture that came before the page was taken over is not waited for', () => {
  render(picture('/pictures/1/front.webp'));
  const whileLoading = frame().className;
  cleanup();
  standInForPictures({ complete: true, naturalWidth: 300 });
  render(picture('/pictures/1/front.webp'));
  expect(frame().className).not.toBe(whileLoading);
});

test('A-198 A picture that failed before the page was taken over leaves a placeholder', () => {
  standInForPictures({ complete: true, naturalWidth: 0 });
  render(picture('/pictures/1/front.webp'));
  expect(screen.getByText('There are no images yet')).toBeDefined();
});

test('A-310 A place without a picture says that there is none', () => {
  render(picture(''));
  expect(screen.getByText('There are no images yet')).toBeDefined();
});

test('Our own pictures come in the widths that the server draws, the first of a screen before all else', () => {
  render(<Picture src="/pictures/1/front.webp" alt="A car" ratio="1" isFirst fallback={null} />);
  const image = screen.getByAltText('A car');
  expect(image.getAttribute('srcset')).toContain('/pictures/1/front.webp?w=640 640w');
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('A picture that was shown smaller just before is shown so until it has come as large as wanted', () => {
  const { container } = render(
    <Picture src="/pictures/1/front.webp" alt="A car" ratio="1" sizes="100vw" knownSizes="17rem" fallback={null} />,
  );
  const shown = () => [...container.querySelectorAll('img')].map(({ sizes }) => sizes);
  expect(shown()).toEqual(['17rem', '100vw']);
  fireEvent.load(screen.getByAltText('A car'));
  expect(shown()).toEqual(['100vw']);
});

test('Of the pictures that are seen at once, only the first comes before all else; the rest of the page waits', () => {
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

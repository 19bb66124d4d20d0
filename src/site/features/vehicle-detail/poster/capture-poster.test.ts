// @vitest-environment happy-dom
import type { Options } from 'html2canvas';
import { afterEach, expect, test, vi } from 'vitest';
import { capturePoster } from './capture-poster.ts';

const draw = vi.hoisted(() => vi.fn<(poster: HTMLElement, options: Partial<Options>) => Promise<HTMLCanvasElement>>());
vi.mock('html2canvas', () => ({ default: draw }));

afterEach(() => {
  document.body.innerHTML = '';
  draw.mockReset();
});

function show(): HTMLElement {
  document.body.innerHTML = '<nav></nav><div><article><img alt=""><p></p></article><aside></aside></div>';
  const poster = document.querySelector('article');
  const picture = document.querySelector('img');
  if (!poster || !picture) throw new Error('nothing is shown');
  picture.decode = () => Promise.resolve();
  return poster;
}

test('B-198 captures a poster at five times its size, as PNG', async () => {
  const toDataURL = vi.fn<(type?: string) => string>(() => 'data:image/png;base64,AAAA');
  draw.mockResolvedValue(Object.assign(document.createElement('canvas'), { toDataURL }));
  const poster = show();
  expect(await capturePoster(poster)).toBe('data:image/png;base64,AAAA');
  expect(draw.mock.calls[0]?.[0]).toBe(poster);
  expect(draw.mock.calls[0]?.[1].scale).toBe(5);
  expect(toDataURL).toHaveBeenCalledWith('image/png');
});

test('copies only the poster, not the large page around it', async () => {
  draw.mockResolvedValue(document.createElement('canvas'));
  const poster = show();
  await capturePoster(poster);
  const ignores = draw.mock.calls[0]?.[1].ignoreElements;
  const [nav, box, article, text, aside] = ['nav', 'div', 'article', 'p', 'aside'].map((name) => {
    const part = document.querySelector(name);
    return part && ignores?.(part);
  });
  expect({ nav, box, article, text, aside }).toEqual({
    nav: true,
    box: false,
    article: false,
    text: false,
    aside: true,
  });
});

test('fails when the picture cannot be loaded', async () => {
  const poster = show();
  const picture = poster.querySelector('img');
  if (picture) picture.decode = () => Promise.reject(new Error('broken'));
  await expect(capturePoster(poster)).rejects.toThrow('broken');
  expect(draw).not.toHaveBeenCalled();
});

test('removes only the library’s frame after a failed capture', async () => {
  draw.mockImplementation(() => {
    for (const className of ['html2canvas-container', 'chat']) {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: 'a page', className });
      document.body.append(frame);
      frame.dispatchEvent(new Event('load'));
    }
    return Promise.reject(new Error('no memory'));
  });
  await expect(capturePoster(show())).rejects.toThrow('no memory');
  expect([...document.querySelectorAll('iframe')].map(({ className }) => className)).toEqual(['chat']);
});

import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A browser's window as far as addresses go. */
function windowAt(href: string) {
  const location = new URL(href);
  const replaceState = vi.fn<(state: unknown, unused: string, to: string) => void>();
  return { replaceState, page: { location, history: { state: null, replaceState } } as unknown as Window };
}

describe('A-018 With hash routing addresses stand behind a #', () => {
  async function loadHashBuild() {
    vi.stubEnv('VITE_ROUTING', 'hash');
    return import('./page-address.ts');
  }

  test('The prefix is put behind the #, and the file that serves the page is left as it is', async () => {
    const { settlePageAddress, readAddress, isHashRouting } = await loadHashBuild();
    const { page, replaceState } = windowAt('https://host/site/index.html#/car/detail?id=1');
    expect(isHashRouting).toBe(true);
    expect(readAddress(page.location)).toEqual({ pathname: '/car/detail', search: '?id=1' });
    expect(settlePageAddress(page, undefined)).toMatchObject({ language: 'en', pathname: '/Kenya/car/detail' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/site/index.html#/Kenya/car/detail?id=1');
  });

  test('The address in another language stands there too', async () => {
    const { hrefIn } = await loadHashBuild();
    expect(hrefIn('zh', windowAt('https://host/#/Kenya?tab=2').page)).toBe('/#/China?tab=2');
  });
});

describe('A-018 Without hash routing addresses are the history’s own', () => {
  test('An address gets its prefix before anything is rendered', async () => {
    const { settlePageAddress, isHashRouting } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/?tab=1#top');
    expect(isHashRouting).toBe(false);
    settlePageAddress(page, 'ja');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/Japan?tab=1#top');
  });

  test('An address that has its prefix is left alone', async () => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/China/car/flashSale?id=5');
    settlePageAddress(page, 'en');
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('A-187 Another language has the same address under its own prefix', async () => {
    const { hrefIn } = await import('./page-address.ts');
    expect(hrefIn('ja', windowAt('https://host/Kenya/car/detail?id=1').page)).toBe('/Japan/car/detail?id=1');
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';

interface Visit {
  site?: 'mobile';
  userAgent?: string;
  cookie?: string;
}

/** The parts of a browser window that concern addresses. */
function windowAt(href: string, { site, userAgent = '', cookie = '' }: Visit = {}) {
  const location = Object.assign(new URL(href), { reload: vi.fn<() => void>() });
  const replaceState = vi.fn<(state: unknown, unused: string, to: string) => void>();
  const page = {
    location,
    history: { state: null, replaceState },
    document: { documentElement: { dataset: site ? { site } : {} }, cookie },
    navigator: { userAgent },
  };
  return { replaceState, reload: location.reload, page: page as unknown as Window };
}

const address = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('A-018 Addresses with hash routing', () => {
  async function loadHashBuild() {
    vi.stubEnv('VITE_ROUTING', 'hash');
    return import('./page-address.ts');
  }

  test('have the prefix behind the #, and keep the file that serves the page', async () => {
    const { settlePageAddress, readAddress, isHashBuild } = await loadHashBuild();
    const { page, replaceState } = windowAt('https://host/site/index.html#/car/detail?id=1');
    expect(isHashBuild).toBe(true);
    expect(readAddress(page.location)).toEqual(address('/car/detail', '?id=1'));
    expect(settlePageAddress(page, undefined)).toMatchObject({ language: 'en', pathname: '/Kenya/car/detail' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/site/index.html#/Kenya/car/detail?id=1');
  });

  test('follow the # in another language, in links and in copies too', async () => {
    const { hrefIn, hrefOfLink, canonicalHref } = await loadHashBuild();
    const { page } = windowAt('https://host/#/Kenya?tab=2');
    expect(hrefIn('zh', page)).toBe('/#/China?tab=2');
    expect(hrefOfLink(address('/China'))).toBe('#/China');
    expect(canonicalHref(page)).toBe('https://host/#/Kenya?tab=2');
  });
});

describe('A-018 Addresses without hash routing', () => {
  test('get their prefix before anything renders', async () => {
    const { settlePageAddress, isHashBuild } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/?tab=1#top');
    expect(isHashBuild).toBe(false);
    settlePageAddress(page, 'ja');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/Japan?tab=1#top');
  });

  test('keep their prefix', async () => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/China/car/flashSale?id=5');
    settlePageAddress(page, 'en');
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('A-187 change only the prefix in another language', async () => {
    const { hrefIn } = await import('./page-address.ts');
    expect(hrefIn('ja', windowAt('https://host/Kenya/car/detail?id=1').page)).toBe('/Japan/car/detail?id=1');
  });
});

describe('On the mobile site', () => {
  test.each([
    ['https://host/Kenya/car/detail?id=1#facts', '/m/#/Kenya/car/detail?id=1#facts'],
    ['https://host/', '/m/#/Kenya'],
    ['https://host/m/', '/m/#/Kenya'],
    ['https://host/m/#/car/detail?id=1', '/m/#/Kenya/car/detail?id=1'],
    ['https://host/m/?from=mail#/Japan', '/m/#/Japan'],
  ])('A-010 replaces %s by %s', async (href, expected) => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt(href, { site: 'mobile' });
    settlePageAddress(page, undefined);
    expect(replaceState.mock.calls.map(([, , to]) => to)).toEqual([expected]);
  });

  test('keeps an address behind the #', async () => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/m/#/Japan?tab=1', { site: 'mobile' });
    expect(settlePageAddress(page, 'en')).toMatchObject({ language: 'ja', pathname: '/Japan', search: '?tab=1' });
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('A-020 gives a login path no prefix, and opens the home page in the last chosen language', async () => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/login?backUrl=%2Fuser%2Fcenter%2Finfo', { site: 'mobile' });
    const settled = settlePageAddress(page, 'ja', ['/login']);
    expect(settled).toMatchObject({ language: 'ja', pathname: '/Japan', search: '?backUrl=%2Fuser%2Fcenter%2Finfo' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/m/#/login?backUrl=%2Fuser%2Fcenter%2Finfo');
  });

  test.each([
    ['#', '/'],
    ['#nowhere', '/nowhere'],
    ['#//evil.example/Kenya', '/evil.example/Kenya'],
    [String.raw`#/\evil.example`, '/evil.example'],
    ['#//[', '/['],
    ['#/Kenya/../Japan', '/Japan'],
    ['#/%E0%A4%A', '/%E0%A4%A'],
    ['#%2FKenya%2Fcar%2Fdetail%3Fid%3D1', '/Kenya/car/detail'],
    ['#%2FKenya%E0%A4%A', '/%2FKenya%E0%A4%A'],
    ['#/Kenya/車', '/Kenya/%E8%BB%8A'],
  ])('reads a broken address such as %s as one that the site can answer', async (hash, pathname) => {
    const { readAddress } = await import('./page-address.ts');
    expect(readAddress({ pathname: '/m/', search: '', hash }).pathname).toBe(pathname);
  });

  test('uses the canonical address in links and for sharing', async () => {
    const { canonicalHref, hrefOfLink } = await import('./page-address.ts');
    const { page } = windowAt('https://host/m/#/Kenya/car/compare?ids=1-2', { site: 'mobile' });
    expect(canonicalHref(page)).toBe('https://host/Kenya/car/compare?ids=1-2');
    expect(hrefOfLink(address('/Kenya', '?tab=1'))).toBe('/Kenya?tab=1');
  });

  test('reloads a page from the address where the server renders it, in another language too', async () => {
    const { hrefIn, reloadPage } = await import('./page-address.ts');
    const { page, replaceState, reload } = windowAt('https://host/m/#/Kenya?tab=1', {
      site: 'mobile',
      userAgent: phone,
    });
    expect(hrefIn('ja', page)).toBe('/Japan?tab=1');
    reloadPage(page);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/Kenya?tab=1');
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['a desktop that has opened the mobile site', {}],
    ['a phone that the server would send the desktop site', { userAgent: phone, cookie: 'site=desktop' }],
  ])('keeps the page of %s behind the #', async (_visitor, visit) => {
    const { hrefIn, reloadPage } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/m/#/Kenya?tab=1', { site: 'mobile', ...visit });
    expect(hrefIn('ja', page)).toBe('/m/#/Japan?tab=1');
    reloadPage(page);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/m/#/Kenya?tab=1');
  });
});

test('canonicalizes an address of the mobile site on the desktop site', async () => {
  const { settlePageAddress } = await import('./page-address.ts');
  const { page, replaceState } = windowAt('https://host/m/#/Japan/car/detail?id=1');
  expect(settlePageAddress(page, 'en')).toMatchObject({ language: 'ja', pathname: '/Japan/car/detail' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/Japan/car/detail?id=1');
});

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

describe('A-018 With hash routing addresses stand behind a #', () => {
  async function loadHashBuild() {
    vi.stubEnv('VITE_ROUTING', 'hash');
    return import('./page-address.ts');
  }

  test('The prefix is put behind the #, and the file that serves the page is left as it is', async () => {
    const { settlePageAddress, readAddress, isHashBuild } = await loadHashBuild();
    const { page, replaceState } = windowAt('https://host/site/index.html#/car/detail?id=1');
    expect(isHashBuild).toBe(true);
    expect(readAddress(page.location)).toEqual(address('/car/detail', '?id=1'));
    expect(settlePageAddress(page, undefined)).toMatchObject({ language: 'en', pathname: '/Kenya/car/detail' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/site/index.html#/Kenya/car/detail?id=1');
  });

  test('The address in another language stands there too, and so do links and what is copied', async () => {
    const { hrefIn, hrefOfLink, canonicalHref } = await loadHashBuild();
    const { page } = windowAt('https://host/#/Kenya?tab=2');
    expect(hrefIn('zh', page)).toBe('/#/China?tab=2');
    expect(hrefOfLink(address('/China'))).toBe('#/China');
    expect(canonicalHref(page)).toBe('https://host/#/Kenya?tab=2');
  });
});

describe('A-018 Without hash routing addresses are the history’s own', () => {
  test('An address gets its prefix before anything is rendered', async () => {
    const { settlePageAddress, isHashBuild } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/?tab=1#top');
    expect(isHashBuild).toBe(false);
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

describe('On the mobile site', () => {
  test.each([
    ['https://host/Kenya/car/detail?id=1#facts', '/m/#/Kenya/car/detail?id=1#facts'],
    ['https://host/', '/m/#/Kenya'],
    ['https://host/m/', '/m/#/Kenya'],
    ['https://host/m/#/car/detail?id=1', '/m/#/Kenya/car/detail?id=1'],
    ['https://host/m/?from=mail#/Japan', '/m/#/Japan'],
  ])('A-010 The address %s becomes %s in place', async (href, expected) => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt(href, { site: 'mobile' });
    settlePageAddress(page, undefined);
    expect(replaceState.mock.calls.map(([, , to]) => to)).toEqual([expected]);
  });

  test('An address that stands behind the # is left alone', async () => {
    const { settlePageAddress } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/m/#/Japan?tab=1', { site: 'mobile' });
    expect(settlePageAddress(page, 'en')).toMatchObject({ language: 'ja', pathname: '/Japan', search: '?tab=1' });
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('A-020 A login path gets no prefix, and leads to the home page in the language chosen last', async () => {
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
  ])('A broken address such as %s is read as one that the site can answer', async (hash, pathname) => {
    const { readAddress } = await import('./page-address.ts');
    expect(readAddress({ pathname: '/m/', search: '', hash }).pathname).toBe(pathname);
  });

  test('A link, and what is copied to be sent to somebody, is the canonical address', async () => {
    const { canonicalHref, hrefOfLink } = await import('./page-address.ts');
    const { page } = windowAt('https://host/m/#/Kenya/car/compare?ids=1-2', { site: 'mobile' });
    expect(canonicalHref(page)).toBe('https://host/Kenya/car/compare?ids=1-2');
    expect(hrefOfLink(address('/Kenya', '?tab=1'))).toBe('/Kenya?tab=1');
  });

  test('A phone loads a page anew, and in another language, from where the server renders it', async () => {
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
  ])('The page of %s stays behind the #', async (_visitor, visit) => {
    const { hrefIn, reloadPage } = await import('./page-address.ts');
    const { page, replaceState } = windowAt('https://host/m/#/Kenya?tab=1', { site: 'mobile', ...visit });
    expect(hrefIn('ja', page)).toBe('/m/#/Japan?tab=1');
    reloadPage(page);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/m/#/Kenya?tab=1');
  });
});

test('A page of the desktop site that was opened by an address of the mobile site gets its canonical one', async () => {
  const { settlePageAddress } = await import('./page-address.ts');
  const { page, replaceState } = windowAt('https://host/m/#/Japan/car/detail?id=1');
  expect(settlePageAddress(page, 'en')).toMatchObject({ language: 'ja', pathname: '/Japan/car/detail' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/Japan/car/detail?id=1');
});

import { NavigationType } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Language } from '#wire/language.ts';
import { moveToDepth, openLayer } from '#shared/routing/page-layers.ts';
import { createSiteHistory, opensLogin, type Shown } from './site-history.ts';

interface Entry {
  href: string;
  state: unknown;
}

/** A browser's history, address bar, and the elements that a `#` can refer to. */
function openBrowser(href: string, { site, parts = [] }: { site?: 'mobile'; parts?: readonly string[] } = {}) {
  const entries: Entry[] = [{ href: `https://host${href}`, state: null }];
  let at = 0;
  const events = new EventTarget();
  const current = (): Entry => entries[at] ?? { href: 'https://host/', state: null };
  const put = (place: number, state: unknown, to?: string) => {
    const from = current().href;
    at = place;
    entries[at] = { href: new URL(to ?? from, from).href, state: structuredClone(state) };
  };
  const location = {
    get href() {
      return current().href;
    },
    reload: vi.fn<() => void>(),
    assign: vi.fn<(to: string) => void>(),
    get pathname() {
      return new URL(current().href).pathname;
    },
    get search() {
      return new URL(current().href).search;
    },
    get hash() {
      return new URL(current().href).hash;
    },
  };
  const history = {
    get state() {
      return current().state;
    },
    pushState(state: unknown, _unused: string, to?: string) {
      entries.length = at + 1;
      put(at + 1, state, to);
    },
    replaceState: (state: unknown, _unused: string, to?: string) => put(at, state, to),
    go(steps: number) {
      at += steps;
      events.dispatchEvent(new Event('popstate'));
    },
  };
  const page = {
    location,
    history,
    navigator: { userAgent: '' },
    document: {
      documentElement: { dataset: site ? { site } : {} },
      cookie: '',
      getElementById: (id: string) => (parts.includes(id) ? {} : null),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;
  return {
    page,
    history,
    location,
    bar: () => current().href.replace('https://host', ''),
    /** Simulates editing the address behind the `#`, or following a link to a fragment. */
    writeHash: (hash: string) => {
      history.pushState(null, '', hash);
      events.dispatchEvent(new Event('popstate'));
    },
  };
}

function open(href: string, options?: Parameters<typeof openBrowser>[1], language: Language = 'en') {
  const browser = openBrowser(href, options);
  const own = createSiteHistory({ language, loginPaths: ['/login'], page: browser.page });
  const notified: Shown[] = [];
  const stop = own.listen((shown) => notified.push(shown));
  const shown = () => {
    const { location, type } = own.shown();
    return [type, location.pathname + location.search + location.hash];
  };
  return { ...browser, own, notified, stop, shown };
}

describe.each([
  ['desktop', undefined, ''],
  ['mobile', 'mobile', '/m/#'],
] as const)('On the %s site', (_form, site, before) => {
  const at = (href: string) => open(before + href, site && { site });

  test('shows a pushed page in the address bar, and Back restores the previous one with its state', () => {
    const { own, bar, shown, notified } = at('/Kenya?tab=1');
    own.push('/Kenya/car/detail?id=1#facts', { from: 'list' });
    expect(bar()).toBe(`${before}/Kenya/car/detail?id=1#facts`);
    expect(shown()).toEqual([NavigationType.Push, '/Kenya/car/detail?id=1#facts']);
    const pushed = own.shown().location;
    expect(pushed.state).toEqual({ from: 'list' });
    own.go(-1);
    expect(bar()).toBe(`${before}/Kenya?tab=1`);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya?tab=1']);
    own.go(1);
    expect(own.shown().location).toEqual(pushed);
    expect(notified.map(({ type }) => type)).toEqual(['PUSH', 'POP', 'POP']);
  });

  test('removes a replaced page from the history, and keeps its number', () => {
    const { own, history, shown } = at('/Kenya');
    own.push({ pathname: '/Kenya', search: '?tab=1' });
    own.replace({ pathname: '/Kenya', search: '?tab=1&make=2' }, { keepsPlace: true });
    expect(shown()).toEqual([NavigationType.Replace, '/Kenya?tab=1&make=2']);
    expect(history.state).toMatchObject({ usr: { keepsPlace: true }, idx: 1 });
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
    expect(history.state).toMatchObject({ idx: 0 });
  });

  test('links to the canonical address', () => {
    const { own } = at('/Kenya');
    expect(own.createHref({ pathname: '/Kenya/car/detail', search: '?id=1', hash: '#facts' })).toBe(
      '/Kenya/car/detail?id=1#facts',
    );
    expect(own.createHref('/Kenya?tab=1')).toBe('/Kenya?tab=1');
  });

  test.each(['/Kenya/a%20b%2Fc?q=%E8%BB%8A&p=a%26b', '/Kenya?keyword=%27x%22%3C'])(
    'keeps the encoding of an address: %s',
    (href) => {
      const { own, shown, bar } = at('/Kenya');
      own.push(href);
      expect(shown()).toEqual([NavigationType.Push, href]);
      expect(bar()).toBe(before + href);
    },
  );

  test('keeps the state of an entry on a reload', () => {
    const { page, own } = at('/Kenya');
    own.push('/Kenya?tab=1', { keepsPlace: true });
    const again = createSiteHistory({ language: 'en', page });
    expect(again.shown()).toEqual({ location: own.shown().location, type: NavigationType.Pop });
    again.push('/Kenya?tab=2');
    expect(page.history.state).toMatchObject({ idx: 2 });
  });

  test('reloads for a page in another language', () => {
    const { page, own, location, notified, stop } = at('/Kenya?tab=1');
    // The reader chose another language, which reloaded the page.
    own.push('/Japan?tab=2');
    const reloaded = createSiteHistory({ language: 'ja', page });
    stop();
    reloaded.listen((shown) => notified.push(shown));
    notified.length = 0;
    reloaded.go(-1);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(notified).toEqual([]);
  });

  test('follows the browser when a page is left early', () => {
    const { page, history, own, stop } = at('/Kenya?tab=1');
    own.push('/Kenya?tab=2');
    stop();
    const again = createSiteHistory({ language: 'en', page });
    history.go(-1);
    const heard: Shown[] = [];
    again.listen((shown) => heard.push(shown));
    expect(heard.map(({ location, type }) => [type, location.search])).toEqual([[NavigationType.Pop, '?tab=1']]);
  });

  test('reloads a page whose language has changed meanwhile', () => {
    const { page, location } = openBrowser(`${before}/Kenya`, site && { site });
    createSiteHistory({ language: 'ja', page }).listen(() => {});
    expect(location.reload).toHaveBeenCalledOnce();
  });

  test('reloads when the browser limits history entries', () => {
    const { own, history, location } = at('/Kenya');
    history.pushState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    own.push('/Kenya?tab=1');
    expect(location.assign).toHaveBeenCalledWith('/Kenya?tab=1');
  });

  test('keeps the page and the position in the history for a fragment link', () => {
    const { own, shown, writeHash, bar } = open(`${before}/Kenya?tab=1`, { ...(site && { site }), parts: ['content'] });
    own.push('/Kenya?tab=2', { note: 1 });
    const { key } = own.shown().location;
    writeHash('#content');
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya?tab=2#content']);
    expect(own.shown().location).toMatchObject({ key, state: { note: 1 } });
    expect(bar()).toBe(`${before}/Kenya?tab=2#content`);
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya?tab=2']);
  });

  test('notifies nobody after it is stopped', () => {
    const { own, notified, stop } = at('/Kenya');
    stop();
    own.push('/Kenya?tab=1');
    own.go(-1);
    expect(notified).toEqual([]);
  });
});

describe('An address typed behind the #', () => {
  const atHome = () => open('/m/#/Kenya', { site: 'mobile', parts: ['content'] });

  test('opens its page with a new history entry', () => {
    const { own, shown, writeHash, history } = atHome();
    writeHash('#/Kenya/car/detail?id=1');
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya/car/detail?id=1']);
    expect(own.shown().location.key).not.toBe('default');
    expect(history.state).toMatchObject({ idx: 1 });
  });

  test.each([
    ['#/car/detail?id=1', '/Kenya/car/detail?id=1'],
    ['#/Uganda/car/detail?id=1', '/Kenya/car/detail?id=1'],
    ['#no/where', '/Kenya/no/where'],
    ['#//[/]', '/Kenya/[/]'],
    ['#nowhere', '/Kenya'],
    ['#/', '/Kenya'],
  ])('gets a missing prefix: %s', (hash, pathname) => {
    const { shown, writeHash, bar } = atHome();
    writeHash(hash);
    expect(shown()).toEqual([NavigationType.Pop, pathname]);
    expect(bar()).toBe(`/m/#${pathname}`);
  });

  test('A-020 opens the login over the home page and stays unchanged if it is a login path', () => {
    const { own, shown, writeHash, bar } = atHome();
    writeHash('#/login');
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
    expect(own.shown().location.state).toEqual(opensLogin);
    expect(bar()).toBe('/m/#/login');
    own.push('/Kenya?tab=1');
    expect(own.shown().location.state).toBeNull();
  });
});

test('A-020 opens the home page with the login at a login path', () => {
  const { own, bar } = open('/m/#/login', { site: 'mobile' }, 'ja');
  expect(own.shown().location).toMatchObject({ pathname: '/Japan', state: opensLogin });
  expect(bar()).toBe('/m/#/login');
});

test('keeps the language of a mailed page on Back', () => {
  const { own, location, shown } = open('/Japan', undefined, 'ja');
  own.push('/Japan/user/auth/register/regRes');
  own.push('/Japan');
  own.go(-1);
  expect(location.reload).not.toHaveBeenCalled();
  expect(shown()).toEqual([NavigationType.Pop, '/Japan/user/auth/register/regRes']);
});

describe('A layer over the page', () => {
  afterEach(() => {
    moveToDepth(0);
    vi.unstubAllGlobals();
  });

  function openList() {
    const site = open('/Kenya');
    vi.stubGlobal('history', site.history);
    site.own.push('/Kenya?tab=1');
    return site;
  }

  it('closes on Back, and the page keeps the choices made in the layer', () => {
    const { own, shown, bar, notified } = openList();
    const close = vi.fn<() => void>(() => remove());
    const remove = openLayer(close);
    own.replace('/Kenya?tab=1&make=2');
    const before = notified.length;
    own.go(-1);
    expect(close).toHaveBeenCalledOnce();
    expect([bar(), notified.length]).toEqual(['/Kenya?tab=1&make=2', before]);
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
  });

  it('leaves no extra Back when closed by its own button', () => {
    const { own, shown } = openList();
    openLayer(() => {})();
    own.push('/Kenya/car/detail?id=1');
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya?tab=1']);
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
  });
});

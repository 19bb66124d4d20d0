import { NavigationType } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { Language } from '../../wire/language.ts';
import { moveToDepth, openLayer } from './page-layers.ts';
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
  const told: Shown[] = [];
  const stop = own.listen((shown) => told.push(shown));
  const shown = () => {
    const { location, type } = own.shown();
    return [type, location.pathname + location.search + location.hash];
  };
  return { ...browser, own, told, stop, shown };
}

describe.each([
  ['desktop', undefined, ''],
  ['mobile', 'mobile', '/m/#'],
] as const)('On the %s site', (_form, site, before) => {
  const at = (href: string) => open(before + href, site && { site });

  test('A page that is pushed stands in the address bar, and Back leads to the one before with its state', () => {
    const { own, bar, shown, told } = at('/Kenya?tab=1');
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
    expect(told.map(({ type }) => type)).toEqual(['PUSH', 'POP', 'POP']);
  });

  test('A page that is replaced is gone from the history, and keeps its number there', () => {
    const { own, history, shown } = at('/Kenya');
    own.push({ pathname: '/Kenya', search: '?tab=1' });
    own.replace({ pathname: '/Kenya', search: '?tab=1&make=2' }, { keepsPlace: true });
    expect(shown()).toEqual([NavigationType.Replace, '/Kenya?tab=1&make=2']);
    expect(history.state).toMatchObject({ usr: { keepsPlace: true }, idx: 1 });
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
    expect(history.state).toMatchObject({ idx: 0 });
  });

  test('A link is the canonical address', () => {
    const { own } = at('/Kenya');
    expect(own.createHref({ pathname: '/Kenya/car/detail', search: '?id=1', hash: '#facts' })).toBe(
      '/Kenya/car/detail?id=1#facts',
    );
    expect(own.createHref('/Kenya?tab=1')).toBe('/Kenya?tab=1');
  });

  test.each(['/Kenya/a%20b%2Fc?q=%E8%BB%8A&p=a%26b', '/Kenya?keyword=%27x%22%3C'])(
    'What is encoded in an address stays so: %s',
    (href) => {
      const { own, shown, bar } = at('/Kenya');
      own.push(href);
      expect(shown()).toEqual([NavigationType.Push, href]);
      expect(bar()).toBe(before + href);
    },
  );

  test('What was kept for an entry survives a reload', () => {
    const { page, own } = at('/Kenya');
    own.push('/Kenya?tab=1', { keepsPlace: true });
    const again = createSiteHistory({ language: 'en', page });
    expect(again.shown()).toEqual({ location: own.shown().location, type: NavigationType.Pop });
    again.push('/Kenya?tab=2');
    expect(page.history.state).toMatchObject({ idx: 2 });
  });

  test('A page in another language is loaded, since its texts are not here', () => {
    const { page, own, location, told, stop } = at('/Kenya?tab=1');
    // The reader chose another language, which reloaded the page.
    own.push('/Japan?tab=2');
    const reloaded = createSiteHistory({ language: 'ja', page });
    stop();
    reloaded.listen((shown) => told.push(shown));
    told.length = 0;
    reloaded.go(-1);
    expect(location.reload).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
  });

  test('A page that is left before it can follow leads to where the browser is by then', () => {
    const { page, history, own, stop } = at('/Kenya?tab=1');
    own.push('/Kenya?tab=2');
    stop();
    const again = createSiteHistory({ language: 'en', page });
    history.go(-1);
    const heard: Shown[] = [];
    again.listen((shown) => heard.push(shown));
    expect(heard.map(({ location, type }) => [type, location.search])).toEqual([[NavigationType.Pop, '?tab=1']]);
  });

  test('A page whose language is no longer that of its address by then is loaded anew', () => {
    const { page, location } = openBrowser(`${before}/Kenya`, site && { site });
    createSiteHistory({ language: 'ja', page }).listen(() => {});
    expect(location.reload).toHaveBeenCalledOnce();
  });

  test('A browser that allows no more entries loads the page instead', () => {
    const { own, history, location } = at('/Kenya');
    history.pushState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    own.push('/Kenya?tab=1');
    expect(location.assign).toHaveBeenCalledWith('/Kenya?tab=1');
  });

  test('A link to a part of the page keeps the page and its place in the history', () => {
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

  test('After it is stopped, it tells of nothing', () => {
    const { own, told, stop } = at('/Kenya');
    stop();
    own.push('/Kenya?tab=1');
    own.go(-1);
    expect(told).toEqual([]);
  });
});

describe('An address that is written behind the # by hand', () => {
  const atHome = () => open('/m/#/Kenya', { site: 'mobile', parts: ['content'] });

  test('leads to its page, as a new place in the history', () => {
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
  ])('gets the prefix that it lacks: %s', (hash, pathname) => {
    const { shown, writeHash, bar } = atHome();
    writeHash(hash);
    expect(shown()).toEqual([NavigationType.Pop, pathname]);
    expect(bar()).toBe(`/m/#${pathname}`);
  });

  test('A-020 opens the login over the home page, and stays as it is, where it is a login path', () => {
    const { own, shown, writeHash, bar } = atHome();
    writeHash('#/login');
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
    expect(own.shown().location.state).toEqual(opensLogin);
    expect(bar()).toBe('/m/#/login');
    own.push('/Kenya?tab=1');
    expect(own.shown().location.state).toBeNull();
  });
});

test('A-020 A page that begins at a login path is the home page with the login', () => {
  const { own, bar } = open('/m/#/login', { site: 'mobile' }, 'ja');
  expect(own.shown().location).toMatchObject({ pathname: '/Japan', state: opensLogin });
  expect(bar()).toBe('/m/#/login');
});

test('A mailed page that is come back to keeps the language that it was opened in', () => {
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

  it('closes by a step back, and the page stays with what was chosen in the layer', () => {
    const { own, shown, bar, told } = openList();
    const close = vi.fn<() => void>(() => remove());
    const remove = openLayer(close);
    own.replace('/Kenya?tab=1&make=2');
    const before = told.length;
    own.go(-1);
    expect(close).toHaveBeenCalledOnce();
    expect([bar(), told.length]).toEqual(['/Kenya?tab=1&make=2', before]);
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
  });

  it('leaves no extra step back when its own button has closed it', () => {
    const { own, shown } = openList();
    openLayer(() => {})();
    own.push('/Kenya/car/detail?id=1');
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya?tab=1']);
    own.go(-1);
    expect(shown()).toEqual([NavigationType.Pop, '/Kenya']);
  });
});

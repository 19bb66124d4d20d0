import { describe, expect, it, test, vi } from 'vitest';
import { screens } from '#screens/screens.ts';
import { createLog } from '#server/platform/operations/log.ts';
import { createMetrics } from '#server/platform/operations/metrics.ts';
import type { PageFacts } from '#server/site/describe/page-facts.ts';
import { readSiteAddress } from '#server/site/addresses.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';
import { type RequestedPage, createPages, stylesToRules } from './render-pages.ts';

const facts: PageFacts = { status: 200, language: 'en', title: 'Home', description: '' };

function open(render: PageRenderer['render'], timeout?: number, budget?: RenderBudget) {
  const metrics = createMetrics();
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const pages = createPages({
    renderer: { render },
    write: (_page, ready) => ({ html: JSON.stringify(ready), inline: { scripts: [], styles: [] } }),
    answer: () => ({ code: 500 }),
    validateAnswers: true,
    log,
    clock: () => new Date('2026-06-14T09:30:00Z'),
    metrics,
    ...(timeout !== undefined && { timeout }),
    ...(budget && { budget }),
  });
  const readPage = async (one: RequestedPage) => {
    const found = await pages.render(one);
    const body = await found?.encodedFor(one.isSavingData ?? false).bodyFor('');
    return (
      found && body && { status: found.status, etag: body.etag, ready: JSON.parse(body.bytes.toString()) as unknown }
    );
  };
  const count = async (outcome: string) =>
    Number(new RegExp(`gariport_pages_total\\{outcome="${outcome}"\\} (\\d+)`).exec(await metrics.render())?.[1] ?? 0);
  return { render: (one: RequestedPage) => pages.render(one), readPage, count, warn };
}

const asked = (url: string, more: Partial<RequestedPage> = {}): RequestedPage => ({
  ...readSiteAddress(url),
  form: 'desktop',
  screen: screens.home,
  facts,
  ...more,
});

const styles = [{ name: 'css a', css: '.css-a{color:red}' }];
const page = async () => ({
  html: '<p style="width:1px">cars</p>',
  styles,
  rendered: { address: '/Kenya', note: '</script>' },
});

test('A page is rendered, cached for a moment and counted', async () => {
  const { readPage, count } = open(page);
  const found = await readPage(asked('/Kenya'));
  expect(found?.ready).toEqual({
    html: '<p data-style="0">cars</p>',
    isMissing: false,
    styles,
    css: '#root [data-style="0"]{width:1px}',
    data: String.raw`{"address":"/Kenya","note":"\u003c/script\u003e"}`,
  });
  expect(await readPage(asked('/Kenya'))).toEqual(found);
  expect([await count('rendered'), await count('cached')]).toEqual([1, 1]);
});

test('A page is cached by form, language, query and the content of its head', async () => {
  const make = vi.fn<PageRenderer['render']>(page);
  const { render } = open(make);
  await render(asked('/Kenya'));
  await render(asked('/Kenya', { form: 'mobile' }));
  await render(asked('/Japan'));
  await render(asked('/Kenya?keyword=corolla'));
  await render(asked('/Kenya', { facts: { ...facts, price: { amount: 6500, currency: 'USD' } } }));
  expect(make).toHaveBeenCalledTimes(5);
  expect(make.mock.calls.map(([{ form }]) => form)).toEqual(['desktop', 'mobile', 'desktop', 'desktop', 'desktop']);
});

test('A page that is rendered again without changes keeps its bytes, except when data is saved', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let mileage = 1;
  let renderedAt = 0;
  const { readPage } = open(async () => ({
    html: `<p>${mileage}</p><img srcset="/a?w=320 320w, /a?w=960 960w">`,
    styles,
    rendered: { address: '/Kenya', renderedAt: (renderedAt += 1000) },
  }));
  const tagAfter = async (milliseconds: number, more?: Partial<RequestedPage>) => {
    vi.advanceTimersByTime(milliseconds);
    return (await readPage(asked('/Kenya', more)))?.etag;
  };
  const first = await tagAfter(0);
  expect(await tagAfter(15_000)).toBe(first);
  expect(await tagAfter(0, { isSavingData: true })).not.toBe(first);
  mileage = 2;
  const changed = await tagAfter(15_000);
  expect(changed).not.toBe(first);
  // The times in its data must not become too old.
  expect(await tagAfter(61_000)).not.toBe(changed);
  vi.useRealTimers();
});

test('A page rendered with other import rules is rendered again', async () => {
  const make = vi.fn<PageRenderer['render']>(page);
  const { render } = open(make);
  await render(asked('/Kenya', { rules: 0 }));
  await render(asked('/Kenya', { rules: 0 }));
  expect(make).toHaveBeenCalledTimes(1);
  await render(asked('/Kenya', { rules: 1 }));
  expect(make).toHaveBeenCalledTimes(2);
});

test('A rendering error sends the shell and appears in log and metrics', async () => {
  const { render, count, warn } = open(() => Promise.reject(new Error('broken')));
  expect(await render(asked('/Kenya'))).toBeUndefined();
  expect(await count('failed')).toBe(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('A failed call sends the shell', async () => {
  const { render, count } = open(async ({ ask }) => {
    await ask('listHotMakes', {});
    return page();
  });
  expect(await render(asked('/Kenya'))).toBeUndefined();
  expect(await count('failed')).toBe(1);
});

test('A slow rendering sends the shell and is cached for the next request', async () => {
  const made = Promise.withResolvers<Awaited<ReturnType<typeof page>>>();
  const { render, count } = open(() => made.promise, 1);
  expect(await render(asked('/Kenya'))).toBeUndefined();
  made.resolve(await page());
  await expect.poll(() => render(asked('/Kenya'))).toMatchObject({ status: 200 });
  expect(await count('late')).toBeGreaterThan(0);
});

test.each([
  ['of one person', asked('/Kenya/user/center/info', { screen: screens.centre })],
  ['with a query that no screen writes', asked(`/Kenya?keyword=${'a'.repeat(500)}`)],
])('A page %s is never rendered', async (_page, one) => {
  const make = vi.fn<PageRenderer['render']>(page);
  expect(await open(make).render(one)).toBeUndefined();
  expect(make).not.toHaveBeenCalled();
});

test('The page of an unknown vehicle is rendered', async () => {
  const missing = asked('/Kenya/car/detail?id=0', { screen: screens.detail, facts: { ...facts, status: 404 } });
  const make = async () => ({ ...(await page()), isMissing: true });
  expect(await open(make).render(missing)).toMatchObject({ status: 404 });
});

test('The not-found page is rendered', async () => {
  const one = asked('/Kenya/nowhere', { screen: screens.notFound, facts: { ...facts, status: 404 } });
  expect(await open(page).render(one)).toBeDefined();
});

test.each(['listOrders', 'saveFavorite', 'noSuchCall'])('A page cannot ask %s', async (operation) => {
  const { render, count } = open(async ({ ask }) => {
    await ask(operation, {});
    return page();
  });
  await render(asked('/Kenya'));
  expect(await count('failed')).toBe(1);
});

describe('URLs that show the same page', () => {
  it('share one rendering', async () => {
    const make = vi.fn<PageRenderer['render']>(page);
    const { render } = open(make);
    const lists = ['/Kenya?tab=1&page=2', '/Kenya?x=1&page=2&tab=1&utm_source=mail'];
    for (const url of lists) await render(asked(url, { screen: screens.vehicles }));
    expect(make.mock.calls.map(([{ search }]) => search)).toEqual(['?tab=1&page=2']);
  });

  it('share one page if they are unknown', async () => {
    const make = vi.fn<PageRenderer['render']>(page);
    const { render } = open(make);
    for (const url of ['/Kenya/a', '/Kenya/b?c=d']) await render(asked(url, { screen: screens.notFound }));
    expect(make.mock.calls.map(([{ below, search }]) => below + search)).toEqual(['/404']);
  });
});

describe('an address that requests many pages', () => {
  it('gets shells once its budget is used up, without affecting others', async () => {
    const { render, count, warn } = open(
      page,
      undefined,
      createRenderBudget({ most: 2, perSecond: 0, mostUnderWay: 2 }, () => 0),
    );
    const askFrom = async (caller: string, keyword: string) =>
      (await render(asked(`/Kenya?keyword=${keyword}`, { caller }))) !== undefined;
    expect([await askFrom('a', '1'), await askFrom('a', '2'), await askFrom('a', '3')]).toEqual([true, true, false]);
    expect([await askFrom('a', '1'), await askFrom('b', '3')]).toEqual([true, true]);
    expect(await count('limited')).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('Equal style attributes become one rule, which outweighs classes', () => {
  const html =
    '<p style="aspect-ratio:4 / 3">a</p><i class="b" style="--tab:1rem"></i><p style="aspect-ratio:4 / 3">c</p>';
  expect(stylesToRules(html)).toEqual({
    html: '<p data-style="0">a</p><i class="b" data-style="1"></i><p data-style="0">c</p>',
    css: '#root [data-style="0"]{aspect-ratio:4 / 3}\n#root [data-style="1"]{--tab:1rem}',
  });
});

test('A page without style attributes is unchanged', () => {
  const html = '<p>It says &quot;style=&quot;.</p>';
  expect(stylesToRules(html)).toEqual({ html, css: '' });
});

test('Nothing in a style can end its rule or the element', () => {
  const { css } = stylesToRules('<p style="content:&quot;&lt;/style&gt;}&quot;"></p>');
  expect(css).toBe('#root [data-style="0"]{content:"/style>"}');
});

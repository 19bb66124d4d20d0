import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedAddress } from '#screens/read-parameters.ts';
import { type Screen, screens } from '#screens/screens.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { PageMetrics, PageOutcome } from '#server/platform/operations/metrics.ts';
import { inSpan, type Tracer } from '#server/platform/tracing.ts';
import type { PageContact } from '#server/marketplace/company/page-contact.ts';
import { type SiteAddress, siteLanguages } from '#server/site/addresses.ts';
import type { PageFacts } from '#server/site/describe/page-facts.ts';
import { escapeJson } from '#server/site/head/write-head.ts';
import type { Page } from '#server/site/page-template.ts';
import type { ReadyPage } from '#server/site/ready-page.ts';
import { withSmallPictures } from '#server/site/save-data.ts';
import { callAsVisitor, type OwnCalls } from './call-as-visitor.ts';
import { encodePage, type EncodedPage } from './encoded-page.ts';
import { createPageKeys } from './page-keys.ts';
import { BudgetSpent, createPageCache, TooManyPages } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';

const attribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&gt;': '>' };

/**
 * Converts style attributes to rules of a style element, since the page's policy forbids style attributes. In React's
 * output a quotation mark only ever delimits an attribute.
 */
export function stylesToRules(html: string): { html: string; css: string } {
  const places = new Map<string, number>();
  const without = html.replaceAll(attribute, (_attribute, style: string) => {
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  // An id outweighs every class, as the attribute did. Styles set later by scripts outweigh the id.
  const rules = [...places].map(([style, place]) => `#root [data-style="${place}"]{${readEntities(style)}}`);
  return { html: without, css: rules.join('\n') };
}

/** None of our styles contains a character that could end the element. One that did would be dropped. */
function readEntities(style: string): string {
  return style.replaceAll(/&(?:amp|quot|#x27|gt);/g, (entity) => entities[entity] ?? '').replaceAll(/[<{}]|&lt;/g, '');
}

/** A cached page. */
export interface CachedPage {
  status: number;
  /** Separated by spaces. */
  keys: string;
  /** In the two ways of writing it; the one for data savers is written when first requested. */
  encodedFor: (isSavingData: boolean) => EncodedPage;
}

export interface Rendering extends OwnCalls {
  renderer: PageRenderer;
  /** Writes a rendered page into the built one. */
  write: (page: RequestedPage, ready: ReadyPage) => Page;
  clock: () => Date;
  metrics: PageMetrics;
  /** Maximum wait for a page in milliseconds before the shell is sent instead. */
  timeout?: number;
  budget?: RenderBudget;
  tracer?: Tracer | undefined;
}

export interface RequestedPage extends SiteAddress {
  /** The address whose rendering budget is charged; absent at start-up. */
  caller?: string;
  form: SiteForm;
  isSavingData?: boolean;
  screen: Screen;
  facts: PageFacts;
  /** The version of the import rules. */
  rules?: number;
  contact?: PageContact;
}

const defaultTimeout = 300;
const limits = { freshFor: 2000, usableFor: 10_000, most: 100, mostUnderWay: 16 };
/** How long an unchanged page keeps its bytes, in milliseconds. Its scripts then take its times for their own. */
const sameFor = 60_000;
/** The times in a page's data at which it was rendered. Only they change with each rendering. */
const times = /"(?:renderedAt|dataUpdatedAt|dehydratedAt|receivedAt)":\d+/g;
/** No screen writes a URL this long. */
const longestQuery = 500;

interface Made extends CachedPage {
  /** The hash of everything that the page shows, without the time of its rendering. */
  content: string;
  at: number;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Renders pages that are the same for all visitors. If that fails or takes long, the shell is sent. */
export function createPages({
  renderer,
  write,
  clock,
  metrics,
  timeout = defaultTimeout,
  budget = createRenderBudget(),
  tracer,
  ...calls
}: Rendering) {
  const cache = createPageCache<Made>(limits);

  const make = (page: RequestedPage, previous?: Made): Promise<Made> =>
    inSpan(
      'render page',
      { attributes: { 'gariport.screen': basename(page.screen.module, '.tsx'), 'gariport.form': page.form }, tracer },
      () => makeTraced(page, previous),
    );

  async function makeTraced(page: RequestedPage, previous?: Made): Promise<Made> {
    const { form, language, below, query, contact } = page;
    const pageKeys = createPageKeys();
    const begun = performance.now();
    const {
      html,
      isMissing = false,
      styles,
      firstPicture,
      rendered,
    } = await renderer.render({
      form,
      language,
      below,
      search: query,
      now: clock().getTime(),
      ...(contact && { contact }),
      async ask(operation, payload) {
        pageKeys.addAnswer(operation, payload);
        const answer = await callAsVisitor(calls, language, operation, payload);
        pageKeys.addAnswer(operation, payload, answer);
        return answer;
      },
    });
    metrics.timeRendering((performance.now() - begun) / 1000);
    const ready = {
      ...stylesToRules(html),
      isMissing,
      styles,
      ...(firstPicture !== undefined && { firstPicture }),
      data: escapeJson(rendered),
    };
    const content = createHash('sha256')
      .update(JSON.stringify({ ...ready, data: ready.data.replaceAll(times, '') }))
      .digest('base64');
    const now = performance.now();
    // Keeps its compressed bytes and its entity tags.
    if (previous?.content === content && now - previous.at < sameFor) return previous;
    const encode = (one: ReadyPage) => encodePage(write(page, one));
    const full = once(() => encode(ready));
    const small = once(() => encode(withSmallPictures(ready)));
    return {
      content,
      at: now,
      keys: [...pageKeys.keys].join(' '),
      status: isMissing ? 404 : page.facts.status,
      encodedFor: (isSavingData) => (isSavingData ? small() : full()),
    };
  }

  /** Returns a cached page, or one made in time. A late one is cached for the next request. */
  async function find(page: RequestedPage): Promise<{ outcome: PageOutcome; ready?: CachedPage; error?: unknown }> {
    const waiting = new AbortController();
    const late = pause(timeout, undefined, { signal: waiting.signal });
    // The loser of the race must not become an unhandled rejection.
    late.catch(() => undefined);
    // Vehicle and company data in the head are read each time, so that a changed price, state, phone number or import
    // rule invalidates the cached page.
    const version = JSON.stringify([page.facts, page.contact, page.rules]);
    const { caller } = page;
    let made: (() => void) | undefined;
    const mayMake = () => caller === undefined || (made = budget.spend(caller)) !== undefined;
    const making = cache.get(keyOf(page), version, (previous) => make(page, previous).finally(() => made?.()), mayMake);
    making.catch(() => undefined);
    try {
      const found = await Promise.race([making, late]);
      if (!found) return { outcome: 'late' };
      metrics.notePageAge(found.age / 1000);
      return { outcome: found.age > 0 ? 'cached' : 'rendered', ready: found.value };
    } catch (error) {
      if (error instanceof BudgetSpent) return { outcome: 'limited' };
      return { outcome: error instanceof TooManyPages ? 'busy' : 'failed', error };
    } finally {
      waiting.abort();
    }
  }

  return {
    /** Warms up by making a page in each language, because the first ones take longest. */
    async warmUp(
      forms: readonly SiteForm[],
      describe: (address: SiteAddress) => Promise<Pick<RequestedPage, 'facts' | 'rules' | 'contact'>>,
    ): Promise<void> {
      for (const form of forms) {
        for (const language of siteLanguages) {
          const address = { language, below: screens.home.path, search: new URLSearchParams(), query: '' };
          // One after another, so that calls are answered in between.
          await find({ ...address, form, screen: screens.home, ...(await describe(address)) });
        }
      }
    },

    /** Drops the cached pages with any of these keys. */
    drop(keys: readonly string[]): void {
      if (keys.length > 0) cache.drop((page) => page.keys.split(' ').some((key) => keys.includes(key)));
    },

    /** Counts a page that was sent again without being looked up. */
    countRepeated: () => metrics.countPage('cached'),

    /** Returns the page, or undefined if the shell should be sent. */
    async render(asked: RequestedPage): Promise<CachedPage | undefined> {
      const page = sharedPage(asked);
      if (!isToRender(page)) return undefined;
      const { outcome, ready, error } = await find(page);
      metrics.countPage(outcome);
      if (ready) return ready;
      // Do not log: a caller beyond its budget would flood the log.
      if (outcome !== 'limited') {
        calls.log.warn({ outcome, page: keyOf(page), err: error }, 'a page was sent as a shell');
      }
      return undefined;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

/** One page for all URLs that show the same. */
function sharedPage(page: RequestedPage): RequestedPage {
  return { ...page, ...sharedAddress(page) };
}

function keyOf({ form, language, below, query }: RequestedPage): string {
  return `${form} ${language} ${below}${query}`;
}

function isToRender({ screen, query }: RequestedPage): boolean {
  return screen.isRendered === true && query.length <= longestQuery;
}

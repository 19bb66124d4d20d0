import { setTimeout as pause } from 'node:timers/promises';
import { queryReadBy } from '#screens/read-parameters.ts';
import { prefixes, type Screen, screens } from '#screens/screens.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import type { PageMetrics, PageOutcome } from '#server/platform/operations/metrics.ts';
import type { PageContact } from '#server/marketplace/company/page-contact.ts';
import { type SiteAddress, siteLanguages } from '#server/site/addresses.ts';
import type { PageFacts } from '#server/site/describe/page-facts.ts';
import { escapeJson } from '#server/site/head/write-head.ts';
import { callAsVisitor, type OwnCalls } from './call-as-visitor.ts';
import { BudgetSpent, createPageCache, TooManyPages } from './page-cache.ts';
import type { PageRenderer, StyleElement } from './page-renderer.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';

const attribute = / style="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&gt;': '>' };

/**
 * Converts style attributes to rules in a style element with the page's nonce, since the page's policy forbids style
 * attributes. In React's output a quotation mark only ever delimits an attribute.
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

/** A cached rendered page, ready for the template. */
export interface ReadyPage {
  html: string;
  /** The URL's target does not exist. */
  isMissing: boolean;
  styles: readonly StyleElement[];
  /** The preload link of its first picture. */
  firstPicture?: string;
  /** CSS rules that its elements need besides the style sheets. */
  css: string;
  /** Whether the page's scripts hydrate it. Otherwise they render it again. */
  isTakenOver: boolean;
  /** Data for the page's scripts besides its URL, as the text of a script element. */
  data: string;
}

/** A page as sent: several URLs may share one rendering. */
export interface FoundPage extends ReadyPage {
  /** Empty if the page is not hydrated. */
  address: string;
}

export interface Rendering extends OwnCalls {
  renderer: PageRenderer;
  clock: () => Date;
  metrics: PageMetrics;
  /** Maximum wait for a page in milliseconds before the shell is sent instead. */
  patience?: number;
  budget?: RenderBudget;
}

export interface RequestedPage extends SiteAddress {
  /** The address whose rendering budget is charged; absent at start-up. */
  caller?: string;
  form: SiteForm;
  screen: Screen;
  facts: PageFacts;
  /** The version of the import rules. */
  rules?: number;
  contact?: PageContact;
}

const usualPatience = 300;
const limits = { freshFor: 2000, usableFor: 10_000, most: 100, mostUnderWay: 16 };
/** No screen writes a URL this long. */
const longestQuery = 500;

/** Renders pages that are the same for all visitors. If that fails or takes long, the shell is sent. */
export function createPages({
  renderer,
  clock,
  metrics,
  patience = usualPatience,
  budget = createRenderBudget(),
  ...calls
}: Rendering) {
  const cache = createPageCache<ReadyPage>(limits);

  async function make({ form, language, below, query, contact }: RequestedPage): Promise<ReadyPage> {
    const begun = performance.now();
    const {
      html,
      isMissing = false,
      styles,
      firstPicture,
      rendered: { address, ...rendered },
    } = await renderer.render({
      form,
      language,
      below,
      search: query,
      now: clock().getTime(),
      ...(contact && { contact }),
      ask: (operation, payload) => callAsVisitor(calls, language, operation, payload),
    });
    metrics.timeRendering((performance.now() - begun) / 1000);
    return {
      ...stylesToRules(html),
      isMissing,
      styles,
      ...(firstPicture !== undefined && { firstPicture }),
      isTakenOver: address !== '',
      data: escapeJson(rendered),
    };
  }

  /** Returns a cached page, or one made in time. A late one is cached for the next request. */
  async function find(page: RequestedPage): Promise<{ outcome: PageOutcome; ready?: ReadyPage; error?: unknown }> {
    const waiting = new AbortController();
    const late = pause(patience, undefined, { signal: waiting.signal });
    // The loser of the race must not become an unhandled rejection.
    late.catch(() => undefined);
    // Vehicle and company data in the head are read each time, so that a changed price, state, phone number or import
    // rule invalidates the cached page.
    const version = JSON.stringify([page.facts, page.contact, page.rules]);
    const { caller } = page;
    let made: (() => void) | undefined;
    const mayMake = () => caller === undefined || (made = budget.spend(caller)) !== undefined;
    const making = cache.get(keyOf(page), version, () => make(page).finally(() => made?.()), mayMake);
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

    /** Returns the page, or undefined if the shell should be sent. */
    async render(asked: RequestedPage): Promise<FoundPage | undefined> {
      const page = sharedPage(asked);
      if (!isToRender(page)) return undefined;
      const { outcome, ready, error } = await find(page);
      metrics.countPage(outcome);
      if (ready) return { ...ready, address: ready.isTakenOver ? addressOf(asked) : '' };
      // Do not log: a caller beyond its budget would flood the log.
      if (outcome !== 'limited') {
        calls.log.warn({ outcome, page: keyOf(page), err: error }, 'a page was sent as a shell');
      }
      return undefined;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

/** The canonical URL of all that show the same page: one for unknown paths, and without unused query parameters. */
function sharedPage(page: RequestedPage): RequestedPage {
  const below = page.screen === screens.notFound ? screens.notFound.path : page.below;
  return { ...page, below, query: queryReadBy(page.screen, page.query) };
}

/** As the browser knows it. */
function addressOf({ language, below, query }: RequestedPage): string {
  return `/${prefixes[language]}${below === screens.home.path ? '' : below}${query}`;
}

function keyOf({ form, language, below, query }: RequestedPage): string {
  return `${form} ${language} ${below}${query}`;
}

function isToRender({ screen, query }: RequestedPage): boolean {
  return screen.isRendered === true && query.length <= longestQuery;
}

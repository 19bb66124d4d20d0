import { setTimeout as pause } from 'node:timers/promises';
import { queryReadBy } from '../../../screens/read-parameters.ts';
import { prefixes, type Screen, screens } from '../../../screens/screens.ts';
import type { SiteForm } from '../../../screens/site-forms.ts';
import type { PageMetrics, PageOutcome } from '../../operations/metrics.ts';
import type { PageContact } from '../../company/page-contact.ts';
import { type SiteAddress, siteLanguages } from '../addresses.ts';
import type { PageFacts } from '../describe/page-facts.ts';
import { escapeJson } from '../head/write-head.ts';
import { askAsVisitor, type OwnCalls } from './ask-as-visitor.ts';
import { BudgetSpent, createPageCache, TooManyPages } from './page-cache.ts';
import type { PageRenderer, StyleElement } from './page-renderer.ts';
import { createRenderBudget, type RenderBudget } from './render-budget.ts';
import { stylesToRules } from './styles-to-rules.ts';

/** A rendered page as it is kept, ready to be put into the template. */
export interface ReadyPage {
  html: string;
  /** What the address names is not there. */
  isMissing: boolean;
  styles: readonly StyleElement[];
  /** The link that asks for the picture that it shows first. */
  firstPicture?: string;
  /** The rules that its elements need beside the style sheets. */
  css: string;
  /** Whether the page's scripts take it over. Otherwise they show it anew. */
  isTakenOver: boolean;
  /** What the page's scripts have to know of it besides its address, as the text of a script element. */
  data: string;
}

/** A page as it is sent: the same one may stand at many addresses. */
export interface FoundPage extends ReadyPage {
  /** Empty where the page is not taken over. */
  address: string;
}

export interface Rendering extends OwnCalls {
  renderer: PageRenderer;
  clock: () => Date;
  metrics: PageMetrics;
  /** How long a visitor waits for a page, in milliseconds, before the shell is sent instead. */
  patience?: number;
  budget?: RenderBudget;
}

export interface AskedPage extends SiteAddress {
  /** Whose rendering budget it is made from; nobody's at the start. */
  caller?: string;
  form: SiteForm;
  screen: Screen;
  facts: PageFacts;
  /** Another number where the import rules are others by now. */
  rules?: number;
  contact?: PageContact;
}

const usualPatience = 300;
const limits = { freshFor: 2000, usableFor: 10_000, most: 100, mostUnderWay: 16 };
/** No screen writes an address as long as that. */
const longestQuery = 500;

/** Renders the pages that are the same for all visitors. Where that fails or takes long, the shell is sent as it is. */
export function createPages({
  renderer,
  clock,
  metrics,
  patience = usualPatience,
  budget = createRenderBudget(),
  ...calls
}: Rendering) {
  const cache = createPageCache<ReadyPage>(limits);

  async function make({ form, language, below, query, contact }: AskedPage): Promise<ReadyPage> {
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
      ask: (operation, payload) => askAsVisitor(calls, language, operation, payload),
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

  /** A page that is kept or made in time. One that is late is kept for whoever asks next. */
  async function find(page: AskedPage): Promise<{ outcome: PageOutcome; ready?: ReadyPage; error?: unknown }> {
    const waiting = new AbortController();
    const late = pause(patience, undefined, { signal: waiting.signal });
    // The one that loses the race must not become an unhandled failure later.
    late.catch(() => undefined);
    // What the head says of a vehicle, and of the company, is read anew each time, so that a page with another price, state
    // or phone number, or by other import rules, is made anew.
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
    /** Makes a page in each language before anybody waits for one, because the first ones take the longest. */
    async warmUp(
      forms: readonly SiteForm[],
      describe: (address: SiteAddress) => Promise<Pick<AskedPage, 'facts' | 'rules' | 'contact'>>,
    ): Promise<void> {
      for (const form of forms) {
        for (const language of siteLanguages) {
          const address = { language, below: screens.home.path, search: new URLSearchParams(), query: '' };
          // One after the other, so that calls that come meanwhile are answered.
          await find({ ...address, form, screen: screens.home, ...(await describe(address)) });
        }
      }
    },

    /** The page, or nothing where the shell is to be sent. */
    async render(asked: AskedPage): Promise<FoundPage | undefined> {
      const page = sharedPage(asked);
      if (!isToRender(page)) return undefined;
      const { outcome, ready, error } = await find(page);
      metrics.countPage(outcome);
      if (ready) return { ...ready, address: ready.isTakenOver ? addressOf(asked) : '' };
      // Whoever asks for more than their budget would also fill the log.
      if (outcome !== 'limited') {
        calls.log.warn({ outcome, page: keyOf(page), err: error }, 'a page was sent as a shell');
      }
      return undefined;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

/** The page that all addresses share which show the same: one for whatever leads nowhere, and none by what it does not read. */
function sharedPage(page: AskedPage): AskedPage {
  const below = page.screen === screens.notFound ? screens.notFound.path : page.below;
  return { ...page, below, query: queryReadBy(page.screen, page.query) };
}

/** As the browser knows it. */
function addressOf({ language, below, query }: AskedPage): string {
  return `/${prefixes[language]}${below === screens.home.path ? '' : below}${query}`;
}

function keyOf({ form, language, below, query }: AskedPage): string {
  return `${form} ${language} ${below}${query}`;
}

function isToRender({ screen, query }: AskedPage): boolean {
  return screen.isRendered === true && query.length <= longestQuery;
}

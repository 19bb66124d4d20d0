import { setTimeout as pause } from 'node:timers/promises';
import { type Screen, screens } from '../../../screens/screens.ts';
import type { SiteForm } from '../../../screens/site-forms.ts';
import type { PageMetrics, PageOutcome } from '../../operations/metrics.ts';
import type { PageContact } from '../../company/page-contact.ts';
import { type SiteAddress, siteLanguages } from '../addresses.ts';
import type { PageFacts } from '../describe/page-facts.ts';
import { escapeJson } from '../head/write-head.ts';
import { askAsVisitor, type OwnCalls } from './ask-as-visitor.ts';
import { createPageCache, TooManyPages } from './page-cache.ts';
import type { PageRenderer, StyleElement } from './page-renderer.ts';
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
  /** What the page's scripts have to know of it, as the text of a script element. */
  data: string;
}

export interface Rendering extends OwnCalls {
  renderer: PageRenderer;
  clock: () => Date;
  metrics: PageMetrics;
  /** How long a visitor waits for a page, in milliseconds, before the shell is sent instead. */
  patience?: number;
}

export interface AskedPage extends SiteAddress {
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
export function createPages({ renderer, clock, metrics, patience = usualPatience, ...calls }: Rendering) {
  const cache = createPageCache<ReadyPage>(limits);

  async function make({ form, language, below, query, contact }: AskedPage): Promise<ReadyPage> {
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
      ask: (operation, payload) => askAsVisitor(calls, language, operation, payload),
    });
    metrics.timeRendering((performance.now() - begun) / 1000);
    return {
      ...stylesToRules(html),
      isMissing,
      styles,
      ...(firstPicture !== undefined && { firstPicture }),
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
    const making = cache.get(keyOf(page), JSON.stringify([page.facts, page.contact, page.rules]), () => make(page));
    making.catch(() => undefined);
    try {
      const found = await Promise.race([making, late]);
      if (!found) return { outcome: 'late' };
      metrics.notePageAge(found.age / 1000);
      return { outcome: found.age > 0 ? 'cached' : 'rendered', ready: found.value };
    } catch (error) {
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
    async render(page: AskedPage): Promise<ReadyPage | undefined> {
      if (!isToRender(page)) return undefined;
      const { outcome, ready, error } = await find(page);
      metrics.countPage(outcome);
      if (!ready) calls.log.warn({ outcome, page: keyOf(page), err: error }, 'a page was sent as a shell');
      return ready;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;

function keyOf({ form, language, below, query }: AskedPage): string {
  return `${form} ${language} ${below}${query}`;
}

function isToRender({ screen, query }: AskedPage): boolean {
  return screen.isRendered === true && query.length <= longestQuery;
}

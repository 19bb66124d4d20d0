import { createPath, type Location, NavigationType, type Navigator, parsePath, type To } from 'react-router';
import { randomId } from '#wire/bytes.ts';
import { prefixes } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import {
  hrefInBar,
  hrefOfLink,
  readAddress,
  reloadPage,
  type WholeAddress,
  writeAddress,
} from '#shared/routing/page-address.ts';
import { closeLayersAbove, coverNewEntry, depthOf, moveToDepth, shownDepth } from '#shared/routing/page-layers.ts';
import { type SettledAddress, resolveAddress } from '#shared/routing/resolve-address.ts';

/** The state of a history entry, in the format of react-router. */
interface EntryState {
  usr?: unknown;
  key?: string;
  /** The number of the entry. */
  idx?: number;
  /** How many layers are open over the page: `page-layers.ts`. */
  layer?: number;
}

export interface Shown {
  location: Location;
  type: NavigationType;
}

export interface SiteHistory extends Navigator {
  shown: () => Shown;
  /** Calls the listener for each navigation until the returned function is called. */
  listen: (listener: (shown: Shown) => void) => () => void;
}

interface HistoryOptions {
  /** The language of the page, which is constant until a reload. */
  language: Language;
  /** Paths of the mobile site at which the login opens over the home page. */
  loginPaths?: readonly string[];
  page?: Window;
}

/** The state of an entry at which the login opens. */
export const opensLogin = { login: true } as const;

/** The browser's history for the router: with canonical addresses, which the mobile site shows behind the `#`. */
export function createSiteHistory({ language, loginPaths, page = window }: HistoryOptions): SiteHistory {
  const { history, location } = page;
  let index = readState().idx ?? 0;
  if (readState().idx === undefined) history.replaceState({ ...readState(), idx: index }, '');
  let current = read();

  function readState(): EntryState {
    return Object(history.state) as EntryState;
  }

  /** An address with the page's language prefix is complete; any other may belong to another language. */
  function settle(given: WholeAddress): SettledAddress {
    const isSettled = given.pathname.split('/')[1] === prefixes[language];
    return isSettled ? { ...given, language } : resolveAddress(given, language, loginPaths);
  }

  function read(): Location {
    const given = readAddress(location);
    const { pathname, shownPath } = settle(given);
    const { usr = null, key = 'default' } = readState();
    return { ...given, pathname, state: shownPath === undefined ? usr : opensLogin, key };
  }

  /** The address of an entry. An entry made by the browser itself, as for a fragment link, may lack its path. */
  function readEntry(): WholeAddress {
    const isPart = !/^#(?:\/|%2f|$)/i.test(location.hash) && page.document.getElementById(location.hash.slice(1));
    const given = readAddress(location);
    return isPart && given.pathname !== current.pathname ? { ...current, hash: location.hash } : given;
  }

  function write(to: To): WholeAddress {
    const { pathname = current.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search, hash };
  }

  let listener: ((shown: Shown) => void) | undefined;
  let type = NavigationType.Pop;
  /** The address bar when the router was last notified. */
  let notifiedHref = location.href;

  /** Whether the browser only moved between a page and its layers. */
  function staysOnPage(): boolean {
    const [state, depth] = [readState(), shownDepth()];
    const next = depthOf(state);
    if (history.state === null || state.idx !== index || next === depth) {
      moveToDepth(next);
      return false;
    }
    if (next > depth) moveToDepth(next);
    else {
      // The page below may have changed, for example by filters that were chosen in a sheet.
      const { state: usr, key } = current;
      history.replaceState({ ...state, usr, key }, '', notifiedHref);
      if (!closeLayersAbove(next)) history.go(-1);
    }
    return true;
  }

  function tell(how: NavigationType): void {
    type = how;
    current = read();
    notifiedHref = location.href;
    listener?.({ location: current, type });
  }

  function followBrowser(): void {
    if (staysOnPage()) return;
    const given = readEntry();
    const { language: wanted, pathname, shownPath } = settle(given);
    // Texts of another language are not loaded here.
    if (wanted !== language) return reloadPage(page);
    if (history.state === null) {
      const isSame = pathname === current.pathname && given.search === current.search;
      const { state: usr, key } = current;
      history.replaceState({ ...(isSame ? { usr, key } : { key: randomId() }), idx: index + 1 }, '');
    }
    writeAddress({ ...given, pathname: shownPath ?? pathname }, page);
    index = readState().idx ?? index;
    tell(NavigationType.Pop);
  }

  return {
    shown: () => ({ location: current, type }),
    listen(next) {
      listener = next;
      page.addEventListener('popstate', followBrowser);
      // The user navigated again before the page could follow.
      if (location.href !== notifiedHref || settle(readAddress(location)).language !== language) followBrowser();
      return () => {
        listener = undefined;
        page.removeEventListener('popstate', followBrowser);
      };
    },
    createHref: (to) => hrefOfLink(write(to)),
    go: (steps) => history.go(steps),
    push(to, state: unknown = null) {
      const address = write(to);
      try {
        history.pushState({ usr: state, key: randomId(), idx: index + 1 }, '', hrefInBar(address, page));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        // Some browsers limit the number of entries per time.
        return location.assign(createPath(address));
      }
      index += 1;
      tell(NavigationType.Push);
      return coverNewEntry();
    },
    replace(to, state: unknown = null) {
      const layer = shownDepth();
      history.replaceState(
        { usr: state, key: randomId(), idx: index, ...(layer > 0 && { layer }) },
        '',
        hrefInBar(write(to), page),
      );
      tell(NavigationType.Replace);
    },
  };
}

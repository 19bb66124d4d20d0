interface PolicyRules {
  createScriptURL: (address: string) => string | undefined;
  createHTML: (markup: string) => string | undefined;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

/** The part of `window` that is used. */
export interface TrustingWindow {
  readonly location: { readonly href: string };
  readonly trustedTypes?: PolicyFactory;
}

/**
 * The page's Trusted Types policy. It allows the URL of our worker, which the bundler leaves as a string, and the progress
 * bar's constant markup; all other markup and script strings stay forbidden.
 */
export function trustOwnScripts({ trustedTypes, location }: TrustingWindow): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : undefined),
    createHTML: (markup) => (markup === progressMarkup ? markup : undefined),
  });
}

/** The initial document of the poster frame; see `capture-poster.ts`. */
const emptyPage = '<!DOCTYPE html><html></html>';

/** Allows writing into one of our own frames if it is empty; nodes of this page are then moved to it. */
export function trustEmptyPage({ trustedTypes }: TrustingWindow): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: () => undefined,
    createHTML: (markup) => (markup === emptyPage ? markup : undefined),
  });
}

function isOwnScript(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page);
  const isOurs = pathname.startsWith('/assets/') || pathname === serviceWorker;
  return origin === new URL(page).origin && isOurs;
}

/** Our service worker script, which has a fixed path because it serves all pages. */
export const serviceWorker = '/service-worker.js';

/** The progress bar's only markup. `trusted-scripts.ts` allows this string, and no other, as HTML. */
export const progressMarkup = '<div data-bar></div>';

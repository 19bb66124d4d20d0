interface PolicyRules {
  createScriptURL: (address: string) => string | undefined;
  createHTML: (markup: string) => string | undefined;
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: PolicyRules): unknown;
}

/** What of a browser's window this needs. */
export interface TrustingWindow {
  readonly location: { readonly href: string };
  readonly trustedTypes?: PolicyFactory;
}

/**
 * The page's policy forbids texts to become scripts. This one opens it for the address of a worker of ours, which the
 * bundler leaves as a text, and for the progress bar's one constant element; other markup and script texts stay forbidden.
 */
export function trustOwnScripts({ trustedTypes, location }: TrustingWindow): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : undefined),
    createHTML: (markup) => (markup === progressMarkup ? markup : undefined),
  });
}

/** What a poster is drawn in begins as; see `capture-poster.ts`. */
const emptyPage = '<!DOCTYPE html><html></html>';

/** Lets a page be written into a frame of ours that holds none yet: an empty one, to which nodes of this page are moved. */
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

/** The one script of ours that lies beside the pages, since it serves all of them. */
export const serviceWorker = '/service-worker.js';

/** The progress bar's only markup. `trusted-scripts.ts` lets this text, and no other, become elements. */
export const progressMarkup = '<div data-bar></div>';

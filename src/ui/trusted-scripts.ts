interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | undefined }): unknown;
}

/** What of a browser's window this needs. */
export interface TrustingWindow {
  readonly location: { readonly href: string };
  readonly trustedTypes?: PolicyFactory;
}

/**
 * The page's policy forbids texts to become scripts. This one opens it for the address of a worker of ours, which the
 * bundler leaves as a text; markup and script texts stay forbidden.
 */
export function trustOwnScripts({ trustedTypes, location }: TrustingWindow): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isOwnScript(address, location.href) ? address : undefined),
  });
}

function isOwnScript(address: string, page: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return origin === new URL(page).origin && pathname.startsWith('/assets/');
}

import type { CDPSession } from 'playwright';

export interface Loaded {
  /** All but pictures: the page, its scripts, styles and fonts, and calls. */
  requests: number;
  /** Kilobytes of 1000 bytes that the scripts took on the line, with their headers. */
  scripts: number;
}

const kilobyte = 1000;

/** Counts what a page asks for, until `soFar` is asked. */
export function countLoaded(session: CDPSession): { soFar: () => Loaded } {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (type !== 'Image' && !request.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return {
    soFar() {
      const scripts = [...types].filter(([, type]) => type === 'Script');
      const bytes = scripts.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
      return { requests: types.size, scripts: bytes / kilobyte };
    },
  };
}

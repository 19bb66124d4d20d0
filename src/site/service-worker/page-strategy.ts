import { Strategy, type StrategyHandler } from 'workbox-strategies';

export interface Timeouts {
  /** How long the network may take if this page is in the cache, in milliseconds. */
  kept: number;
  /** The same if only the shell is, which shows cached answers. */
  shell: number;
}

interface PageStrategyOptions {
  cacheName: string;
  plugins: Strategy['plugins'];
  timeouts: Timeouts;
  /** The shell, for an address whose own page is not in the cache. */
  findShell: () => Promise<Response | undefined>;
  /** Whether all files of a cached page are in the cache too. */
  isWhole: (page: Response) => Promise<boolean>;
}

/**
 * Network first. If the network is too slow or fails, the page's last copy is shown, or else the shell. Storage errors never
 * prevent an answer from the network.
 */
export class PageStrategy extends Strategy {
  readonly #options: PageStrategyOptions;

  constructor(options: PageStrategyOptions) {
    super({ cacheName: options.cacheName, plugins: options.plugins, matchOptions: { ignoreVary: true } });
    this.#options = options;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const fromLine = handler.fetchAndCachePut(request);
    const answered = fromLine.catch(() => undefined);
    void handler.waitUntil(answered);
    const kept = await this.#findCached(request, handler);
    const { timeouts } = this.#options;
    const first = await Promise.race([answered, wait(kept ? timeouts.kept : timeouts.shell)]);
    if (first && !isTrouble(first)) return first;
    const behind = kept ?? (await this.#options.findShell().catch(() => undefined));
    return behind ?? first ?? fromLine;
  }

  async #findCached(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    try {
      const kept = await handler.cacheMatch(request);
      return kept && (await this.#options.isWhole(kept)) ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}

/** A gateway error of a proxy, which is not an answer of the site. */
function isTrouble({ status }: Response): boolean {
  return status === 502 || status === 503 || status === 504;
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}

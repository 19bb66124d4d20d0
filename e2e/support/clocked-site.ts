import { rm } from 'node:fs/promises';
import { demo } from '../../demo/demo.ts';
import { describeStart } from '../../server/describe-start.ts';
import { readConfig, type Config } from '../../server/settings/config.ts';
import { serveSite } from '../../server/site/serve-site.ts';
import type { Services } from '../../server/services/services.ts';
import { startServer } from '../../server/start-server.ts';

export interface ClockedSite {
  address: string;
  /** Where its data lies. */
  folder: string;
  services: Services;
  /** What its start prints. */
  told: readonly string[];
  /**
   * Sets the server's clock to so many milliseconds from now. A page, whose own clock is right, is only answered by a
   * server whose clock is right within minutes.
   */
  setClock: (fromNow: number) => void;
  stop: () => Promise<void>;
}

export interface ClockedSiteOptions {
  /** Where the built site lies. */
  folder?: string;
  /** Names the folder of its data. */
  name?: string;
  /** Begins with nothing at all, as `DEMO_STOCK=off` does where nothing was kept yet. */
  isEmpty?: boolean;
  /** What its clock is set to at first. */
  fromNow?: number;
}

/**
 * The site on a server of its own, whose clock a test sets: nobody waits until tomorrow. It begins anew each time, since what
 * an earlier run or a first try left there would be in the way.
 */
export async function openClockedSite({
  folder = 'dist',
  name = 'clocked',
  isEmpty = false,
  fromNow: begun = 0,
}: ClockedSiteOptions = {}): Promise<ClockedSite> {
  let fromNow = begun;
  const config: Config = {
    ...readConfig(),
    port: 0,
    dataDir: `build/e2e/${name}`,
    isDemoWanted: !isEmpty,
    hasLimits: false,
    logLevel: 'error',
  };
  await rm(config.dataDir, { recursive: true, force: true });
  const server = await startServer(config, {
    demo,
    clock: () => new Date(Date.now() + fromNow),
    extend: (app, { envelope, services, rendering }) =>
      serveSite(app, { folder, publicUrl: config.publicUrl, mobileUrl: '', envelope, services, rendering }),
  });
  return {
    address: server.address,
    folder: config.dataDir,
    services: server.services,
    told: await describeStart(config, server),
    stop: () => server.stop(),
    setClock: (to) => {
      fromNow = to;
    },
  };
}

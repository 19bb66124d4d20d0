import { rm } from 'node:fs/promises';
import { demo } from '#demo/demo.ts';
import { describeStart } from '#server/describe-start.ts';
import { readConfig, type Config } from '#server/platform/settings/config.ts';
import { serveSite } from '#server/site/serve-site.ts';
import type { Services } from '#server/platform/services.ts';
import { startServer } from '#server/start-server.ts';

export interface ClockedSite {
  address: string;
  /** The folder of its data. */
  folder: string;
  services: Services;
  /** The output of its start. */
  startMessages: readonly string[];
  /**
   * Sets the server's clock this many milliseconds ahead. The page's clock must match within minutes, or calls are refused.
   */
  setClock: (fromNow: number) => void;
  stop: () => Promise<void>;
}

export interface ClockedSiteOptions {
  /** The folder of the built site. */
  folder?: string;
  /** The name of its data folder. */
  name?: string;
  /** Starts without any stock, as `DEMO_STOCK=off` does on an empty data folder. */
  isEmpty?: boolean;
  /** The initial time of its clock. */
  fromNow?: number;
}

/**
 * The site on its own server, whose clock the test sets, so that no test waits until tomorrow. It starts from scratch each
 * time, since data of an earlier run or a first attempt would interfere.
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
    startMessages: await describeStart(config, server),
    stop: () => server.stop(),
    setClock: (to) => {
      fromNow = to;
    },
  };
}

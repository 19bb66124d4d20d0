import { demo } from '../../demo/demo.ts';
import { readConfig, type Config } from '../../server/settings/config.ts';
import { serveSite } from '../../server/site/serve-site.ts';
import type { Services } from '../../server/services/services.ts';
import { startServer } from '../../server/start-server.ts';

export interface ClockedSite {
  address: string;
  /** Where its data lies. */
  folder: string;
  services: Services;
  /**
   * Sets the server's clock to so many milliseconds from now. A page, whose own clock is right, is only answered by a
   * server whose clock is right within minutes.
   */
  setClock: (fromNow: number) => void;
  stop: () => Promise<void>;
}

/** The site on a server of its own, whose clock a test sets: nobody waits until tomorrow. */
export async function openClockedSite({ folder = 'dist', name = 'clocked' } = {}): Promise<ClockedSite> {
  let fromNow = 0;
  const config: Config = {
    ...readConfig(),
    port: 0,
    dataDir: `build/e2e/${name}`,
    isDemoWanted: true,
    hasLimits: false,
    logLevel: 'error',
  };
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
    stop: () => server.stop(),
    setClock: (to) => {
      fromNow = to;
    },
  };
}

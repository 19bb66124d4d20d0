import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { buildStaleSite } from './stale-site.ts';

// Builds the site into `dist` for `scripts/product.ts`. Packages must be installed already, as in a container.
await startOrExplain(buildStaleSite);

import { startOrExplain } from '../server/settings/start-or-explain.ts';
import { buildStaleSite } from './stale-site.ts';

// The site in `dist`, ready for `server/product.ts`. Whatever runs it has the packages already, such as a container.
await startOrExplain(buildStaleSite);

import { runProduct } from '../server/run-product.ts';
import { startOrExplain } from '../wire/host/start.ts';
import { buildStaleSite } from './stale-site.ts';

await startOrExplain(() => runProduct(buildStaleSite));

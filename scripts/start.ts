import { runProduct } from '../server/run-product.ts';
import { startOrExplain } from '../server/wire/start.ts';
import { buildStaleSite } from './stale-site.ts';

await startOrExplain(() => runProduct(buildStaleSite));

import { demo } from '#demo/demo.ts';
import { runProduct } from '#server/run-product.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { buildStaleSiteApart } from './stale-site.ts';

await startOrExplain(() => runProduct({ demo, makeSite: buildStaleSiteApart }));

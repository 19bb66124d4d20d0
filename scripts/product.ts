import { demo } from '../demo/demo.ts';
import { runProduct } from '../server/run-product.ts';
import { startOrExplain } from '../server/settings/start-or-explain.ts';

// For a place where the site lies built already and nothing to build it with, such as a container.
await startOrExplain(() => runProduct({ demo }));

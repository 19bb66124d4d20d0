import { runProduct } from './run-product.ts';
import { startOrExplain } from '../wire/host/start.ts';

// For a place where the site lies built already and nothing to build it with, such as a container.
await startOrExplain(() => runProduct());

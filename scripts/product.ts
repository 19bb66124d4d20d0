import { demo } from '#demo/demo.ts';
import { runProduct } from '#server/run-product.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';

// Starts the built site without the build tools, as in a container.
await startOrExplain(() => runProduct({ demo }));

import { listVehicles } from '../../../generated/client/sdk.gen.ts';
import { configureApi } from '../../../src/api/client.ts';

// What the first list of a buyer needs. A global keeps the bundler from dropping what nobody calls.
Object.assign(globalThis, { configureApi, listVehicles });

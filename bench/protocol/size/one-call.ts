import { listVehicles } from '#generated/client/sdk.gen.ts';
import { configureApi } from '#shared/api/client.ts';

// What the first vehicle list needs. Assigning to a global keeps the bundler from dropping unused calls.
Object.assign(globalThis, { configureApi, listVehicles });

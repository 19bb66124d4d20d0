import { api } from '#shared/api/api.ts';
import { configureApi } from '#shared/api/client.ts';

// Every call of the contract with its validators. Assigning to a global keeps the bundler from dropping unused calls.
Object.assign(globalThis, { configureApi, api });

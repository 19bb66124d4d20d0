import { api } from '../../../src/api/api.ts';
import { configureApi } from '../../../src/api/client.ts';

// Every call of the contract with its validators. A global keeps the bundler from dropping what nobody calls.
Object.assign(globalThis, { configureApi, api });

import { browserNetwork } from '../../src/shared/api/client.ts';
import { type Connect, connectFrom } from './connect.ts';

export * from './calls.ts';

/** Prepares calls to the server with this API, such as `https://cars.example.com/api`. */
export const connect: Connect = connectFrom({ network: browserNetwork });

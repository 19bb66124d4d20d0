import { browserNetwork } from '../../src/api/client.ts';
import { type Connect, connectFrom } from './connect.ts';

export * from './calls.ts';

/** Gets ready to call the server whose API lies at `baseUrl`, such as `https://cars.example.com/api`. */
export const connect: Connect = connectFrom({ network: browserNetwork });

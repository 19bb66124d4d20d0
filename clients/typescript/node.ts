import { createHash } from 'node:crypto';
import { signQueryBy } from '../../wire/envelope/query-signer.ts';
import { loadEnvelopeInNode } from '../../wire/node/session.ts';
import { type Connect, connectFrom } from './connect.ts';
import { nodeNetwork, sendForm } from './node-network.ts';

export * from './calls.ts';

const md5 = (data: Uint8Array) => Uint8Array.from(createHash('md5').update(data).digest());

/** Prepares calls to the server with this API, such as `https://cars.example.com/api`. */
export const connect: Connect = connectFrom({
  network: nodeNetwork,
  sendFile: sendForm,
  loadSigner: async () => signQueryBy(md5),
  loadEnvelope: loadEnvelopeInNode,
});

import { gatewayStatuses, type Network } from '../../wire/client/network.ts';
import { requestTimeout } from '../../wire/client/with-timeout.ts';
import type { EnvelopeOffer } from '../../wire/envelope/offer.ts';

/** The server cannot be reached, or does not publish its keys. The message says what to do. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

/** Asks a development server for our client id and its keys; a production server does not tell. */
export async function discoverEnvelope(baseUrl: string, network: Network): Promise<EnvelopeOffer> {
  const url = `${baseUrl}/envelope.json`;
  const { status, text } = await ask(url, network);
  const offer = parseOffer(text);
  if (offer) return offer;
  if (gatewayStatuses.has(status)) {
    throw new NotConnected(`A proxy answers HTTP ${status} at ${url}: start the server behind it.`);
  }
  throw new NotConnected(
    status === 404
      ? `${url} is not there: the base may be another, such as http://127.0.0.1:4000/api, and a production server does not publish its keys. Give connect the envelope that its operator has given you.`
      : `${url} offers no envelope: give connect the base of the API, such as http://127.0.0.1:4000/api.`,
  );
}

async function ask(url: string, network: Network): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(requestTimeout);
    const received = await network.fetch(url, { method: 'GET', headers: {}, signal });
    return { status: received.status, text: await received.text() };
  } catch (cause) {
    throw new NotConnected(`No server answers at ${url}: start the server, or correct the address.`, { cause });
  }
}

function parseOffer(text: string): EnvelopeOffer | undefined {
  try {
    const offer = Object(JSON.parse(text)) as Partial<EnvelopeOffer>;
    const { partnerId, suites } = offer;
    return typeof partnerId === 'string' && Array.isArray(suites) && suites.length > 0
      ? { partnerId, suites }
      : undefined;
  } catch {
    return undefined;
  }
}

import { alternate, type Plan, type Samples } from '../../measuring/alternate.ts';
import { payloadOfSize } from './payload-of-size.ts';
import { createCryptoJsRoundTrip, createSessionRoundTrip } from './round-trip.ts';

export interface EnvelopeTask {
  size: number;
  plan: Plan;
}

export type EnvelopeSamples = Samples<'session' | 'crypto-js'>;

/** The same code in Node and in the page. */
export async function measureEnvelope({ size, plan }: EnvelopeTask): Promise<EnvelopeSamples> {
  const session = await createSessionRoundTrip();
  const cryptoJs = createCryptoJsRoundTrip();
  const payload = payloadOfSize(size);
  const times = plan.units ?? 1;
  return alternate(
    [
      { name: 'session', run: () => repeat(times, () => session(payload)) },
      { name: 'crypto-js', run: () => repeat(times, () => cryptoJs(payload)) },
    ],
    plan,
  );
}

async function repeat(times: number, run: () => Promise<void>): Promise<void> {
  for (let index = 0; index < times; index += 1) await run();
}

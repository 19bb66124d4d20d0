import { createMemoryReplayWindow } from '../../src/protocol/envelope/replay-window.ts';
import type { RefusalReason } from '../../src/protocol/envelope/refusal.ts';
import { importServerKey } from '../../src/protocol/envelope/server-key.ts';
import { createSessionServer } from '../../src/protocol/envelope/session-server.ts';
import { createStaticServer } from '../../src/protocol/envelope/static-server.ts';
import type refused from '../vectors/refused.json';
import session from '../vectors/session.json' with { type: 'json' };
import shared from '../vectors/static.json' with { type: 'json' };

/** A server that a refused request arrives at, and why it refused, for its own log alone. */
export async function serverFor({ suite, clock: now }: (typeof refused.cases)[number]) {
  const clock = () => Number(now);
  const reasons: RefusalReason[] = [];
  const options = {
    partnerIds: [session.partnerId],
    replayWindow: createMemoryReplayWindow({ clock }),
    clock,
    onRefused: (reason: RefusalReason) => void reasons.push(reason),
  };
  if (suite === 'static') {
    return { reasons, server: createStaticServer({ ...options, keyId: shared.kid, key: shared.sharedKey }) };
  }
  const current = await importServerKey({ id: session.kid, jwk: session.serverKey.jwk });
  return { reasons, server: createSessionServer({ ...options, keyring: { current } }) };
}

export function headerOf(headers: Record<string, string | undefined>) {
  return (name: string) => headers[name];
}

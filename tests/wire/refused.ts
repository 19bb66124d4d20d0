import { createMemoryReplayWindow } from '#wire/envelope/replay-window.ts';
import type { RefusalReason } from '#wire/envelope/refusal.ts';
import { importServerKey } from '#wire/envelope/server-key.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { staticSuite } from '#wire/envelope/static-server.ts';
import session from '../vectors/session.json' with { type: 'json' };
import shared from '../vectors/static.json' with { type: 'json' };

/** A server for the requests of the vectors, and the reason of a refusal, which is only in its log. */
export async function serverFor({ suite, clock: now }: { suite: string; clock: string }) {
  const clock = () => Number(now);
  const reasons: RefusalReason[] = [];
  const options = {
    partnerIds: [session.partnerId],
    replayWindow: createMemoryReplayWindow({ clock }),
    clock,
    onRefused: (reason: RefusalReason) => void reasons.push(reason),
  };
  if (suite === 'static') {
    const current = { id: shared.kid, sharedKey: shared.sharedKey };
    return { reasons, server: serverOver([staticSuite({ current })], options) };
  }
  const current = await importServerKey({ id: session.kid, jwk: session.serverKey.jwk });
  return { reasons, server: serverOver([sessionSuite({ current })], options) };
}

export function headerOf(headers: Record<string, string | undefined>) {
  return (name: string) => headers[name];
}

import { identify } from '#server/identify.ts';
import { serverOver } from '#wire/envelope/server.ts';
import { sessionSuite } from '#wire/envelope/session-server.ts';
import { generateServerKey, importServerKey } from '#wire/envelope/server-key.ts';
import { partnerId } from '#server/app.ts';
import { createDispatcher } from '#server/platform/calls/dispatch.ts';
import { createSharedReplayWindow } from '#server/platform/calls/replay-window.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { handlers } from '#server/handlers.ts';
import { createHost } from '#wire/host/host.ts';
import { openServices } from '../stock/open-services.ts';
import type { Ready, Spent } from './start-serving.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

// The marketplace server in a separate process, as in production with one exception: it also accepts plain calls,
// without validating its answers as development does, so that only the envelope differs.

const database = await openDatabase({ url: process.argv[2] ?? '', folder: 'memory' });
const current = await importServerKey(await generateServerKey('bench'));
const host = createHost({
  contract: hostContract,
  answer: createDispatcher(openServices(database), handlers, identify),
  envelope: serverOver([sessionSuite({ current })], {
    partnerIds: [partnerId],
    replayWindow: createSharedReplayWindow(database),
  }),
  acceptsPlain: true,
  validateAnswers: false,
});
const origin = await host.listen({ port: 0, host: '127.0.0.1' });
const ready: Ready = { origin, serverKey: { id: current.id, publicKey: current.publicKey } };
process.send?.(ready);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const spent: Spent = { processorTime: (user + system) / 1000 };
  process.send?.(spent);
});
process.once('disconnect', () => process.exit());

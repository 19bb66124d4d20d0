import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isProductionMode, readDataDir, readSuites, readTrustedProxies } from '#server/platform/settings/config.ts';
import { startOrExplain } from '#server/platform/settings/start-or-explain.ts';
import { openKeyring } from '#wire/host/keyring.ts';
import { createProxy } from '#wire/host/proxy/create-proxy.ts';
import { openRecording } from '#wire/host/proxy/recording-file.ts';
import { openUsageFile } from '#wire/host/proxy/usage-file.ts';
import { createUsageCounter } from '#wire/host/usage.ts';
import { openFileReplayWindow } from '#wire/host/proxy/file-replay-window.ts';
import { claimPort, loopback, StartRefused } from '#wire/host/start.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import { operations } from '#generated/operations.ts';

const usage = `npm run wire:proxy -- --upstream URL [options]

Seals the calls to a backend that speaks plain JSON as described in generated/openapi.json.

  --upstream URL      URL of the backend, without the contract's paths
  --port N            default 4020
  --host ADDRESS      default ${loopback}
  --partner ID,ID     partners that may call; default gariport-web
  --origin URL,URL    other origins whose pages may call
  --record FILE       append each call to FILE, decrypted and without secrets, for contract:verify --replay
  --timeout SECONDS   time limit for the backend; default 15

DATA_DIR holds the keys, the accepted requests (replay window), and usage.json: who made which calls with which fields, by
names only, for contract:report --usage. ENVELOPE_SUITES lists the suites, TRUSTED_PROXIES the proxies in front whose
X-Forwarded-For names the caller. NODE_ENV=production does not publish the keys and does not validate answers.`;

// Starts the sealing proxy.
await startOrExplain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return;
  }
  const { upstream, port, host, partnerIds, origins, timeout, recording } = options;
  const dataDir = readDataDir();
  const isDevelopment = !isProductionMode();
  const replayWindow = await openFileReplayWindow(dataDir);
  const counter = createUsageCounter(hostContract);
  const usageFile = openUsageFile(join(dataDir, 'usage.json'), counter, report);
  const app = createProxy({
    contract: hostContract,
    usage: counter,
    identifyingQueries: { user: operations.getUserInfo, staff: operations.staffMe },
    base: upstream,
    timeout,
    report,
    ...(recording !== undefined && { record: openRecording(recording, report) }),
    keyring: await openKeyring(dataDir),
    suites: readSuites(isDevelopment ? undefined : ['session']),
    partnerIds,
    replayWindow,
    isDevelopment,
    allowedOrigins: origins,
    trustedProxies: readTrustedProxies(),
  });
  app.addHook('onClose', async () => {
    usageFile.close();
    await replayWindow.close();
  });
  const address = await claimPort(port, '--port', () => app.listen({ port, host }), host);
  console.log(`sealing proxy  ${address}/api  in front of ${upstream}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
});

function report(line: string): void {
  console.error(line);
}

/** Prints the help only. */
function readOptions(words: string[]) {
  const { help, upstream, port, host = loopback, partner, origin = '', timeout, record } = parseWords(words);
  if (help) return undefined;
  if (!upstream) throw new StartRefused('Say where the backend answers: --upstream http://127.0.0.1:8000.');
  const { protocol = '', search = '' } = URL.canParse(upstream) ? new URL(upstream) : {};
  if (!/^https?:$/.test(protocol) || search !== '') {
    throw new StartRefused(`--upstream is an http or https address without a query, not ${upstream}.`);
  }
  const [first = 'gariport-web', ...others] = listOf(partner ?? '');
  return {
    upstream: upstream.replace(/\/+$/, ''),
    port: readNumber('--port', port ?? '4020', 65_535),
    host,
    partnerIds: [first, ...others] as const,
    origins: listOf(origin),
    ...(record !== undefined && { recording: record }),
    timeout: Math.max(1, readNumber('--timeout', timeout ?? '15', 600)) * 1000,
  };
}

function parseWords(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { upstream: text, port: text, host: text, partner: text, origin: text, timeout: text, record: text };
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new StartRefused(`${(error as Error).message.split('\n')[0]} (see --help)`);
  }
}

function readNumber(name: string, text: string, most: number): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= most) return Number(text);
  throw new StartRefused(`${name} is a whole number up to ${most}, not ${text}.`);
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

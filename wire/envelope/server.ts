import { fromBase64, fromHex, fromUtf8, toBase64, utf8 } from '../bytes.ts';
import type { ServerChannel } from './channel.ts';
import type { Answer, OpenedRequest, ReceivedRequest, ServerEnvelope, WireAnswer } from './envelope.ts';
import { decodeForm, type WireFields } from './form.ts';
import { parseAddress, parseBearer, parseHeaderText, type Address } from './headers.ts';
import { Fault, refuseUniformly, type RefusalHook } from './refusal.ts';
import { claimRequest, type ReplayWindow } from './replay-window.ts';
import { forgetAt, isTimely, parseSequenceId, type Clock } from './sequence.ts';
import { answerBinding, requestHead, signedRequest } from './transcript.ts';

export interface ServerOptions {
  partnerIds: readonly string[];
  replayWindow: ReplayWindow;
  clock?: Clock;
  onRefused?: RefusalHook;
}

/** The differences between the suites. */
export interface ServerSuite {
  readonly name: Address['suite'];
  /** `accepted` is false for an unknown key id. The channel then uses another key, so that it takes the same time. */
  channelFor(address: Address): Promise<{ channel: ServerChannel; accepted: boolean }>;
  replayKey(address: Address, fields: WireFields): string;
}

/** The server of suites that bind answers. Other suites are refused like every other fault. */
export function serverOver(suites: readonly ServerSuite[], options: ServerOptions): ServerEnvelope {
  return { open: (request) => refuseUniformly(() => openRequest(suites, options, request), options.onRefused) };
}

async function openRequest(
  suites: readonly ServerSuite[],
  { partnerIds, replayWindow, clock = Date.now }: ServerOptions,
  request: ReceivedRequest,
): Promise<OpenedRequest> {
  const fields = decodeForm(request.form);
  const address = parseAddress(request.header('envelope'));
  const suite = suites.find(({ name }) => name === address.suite);
  if (!suite) throw new Fault('malformed');
  const token = parseBearer(request.header('authorization'));
  const idempotencyKey = parseHeaderText(request.header('idempotency-key'));
  const sealed = fromBase64(fields.body);
  const sign = fromHex(fields.sign);
  const sequenceId = parseSequenceId(fields.sequenceId);
  if (sequenceId === undefined) throw new Fault('malformed');

  const { channel, accepted } = await suite.channelFor(address);
  const head = requestHead({
    ...address,
    method: request.method,
    path: request.path,
    partnerId: fields.partnerId,
    sequenceId: fields.sequenceId,
    tokenHash: token === undefined ? new Uint8Array() : await channel.hash(utf8(token)),
    idempotencyKey: idempotencyKey ?? '',
  });
  // All checks run before any of them refuses, so that neither answer nor timing reveals which one failed.
  const authentic = await channel.verify(sign, signedRequest(head, fields.body));
  const known = accepted && partnerIds.includes(fields.partnerId);
  const timely = isTimely(sequenceId, clock());
  if (!authentic || !known) throw new Fault('unauthentic');
  if (!timely) throw new Fault('untimely');

  // Claimed only now: an unsigned request must not use up the sequence id of a signed one.
  const accept = await claimRequest(replayWindow, suite.replayKey(address, fields), forgetAt(sequenceId), request.path);

  return accept({
    payload: fromUtf8(await channel.openRequest(sealed, head)),
    consumer: fields.partnerId,
    ...(token !== undefined && { token }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    seal: (answer) => sealAnswer(channel, fields.sign, answer),
  });
}

async function sealAnswer(channel: ServerChannel, sign: string, answer: Answer): Promise<WireAnswer> {
  const { code, body, message, errorMessage } = answer;
  if (!Number.isSafeInteger(code) || Object.is(code, -0)) throw new TypeError('A code is a whole number.');
  if (body === '') throw new TypeError('Empty text is no JSON; leave the body out.');
  const sealed = await channel.sealAnswer(utf8(body ?? ''), answerBinding(sign, answer));
  return {
    code,
    body: toBase64(sealed),
    ...(message !== undefined && { message }),
    ...(errorMessage !== undefined && { errorMessage }),
  };
}

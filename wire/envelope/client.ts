import { fromBase64, fromUtf8, toBase64, toHex, utf8 } from '../bytes.ts';
import type { ClientChannel } from './channel.ts';
import {
  type Answer,
  AnswerUnreadable,
  type ClientEnvelope,
  type RequestParts,
  type SealedRequest,
  type WireAnswer,
} from './envelope.ts';
import { encodeForm } from './form.ts';
import { formatAddress, isHeaderText, isName } from './headers.ts';
import { type Clock, createSequence } from './sequence.ts';
import { answerBinding, requestHead, signedRequest } from './transcript.ts';

export interface ClientOptions {
  partnerId: string;
  clock?: Clock;
}

/** The client of any suite that binds answers. The channel is opened by the first request and reused by the page. */
export function clientOver(
  openChannel: () => Promise<ClientChannel>,
  { partnerId, clock = Date.now }: ClientOptions,
): ClientEnvelope {
  if (!isName(partnerId)) throw new TypeError('A partner id is 1 to 64 letters, digits, dots, hyphens or underscores.');
  const nextSequenceId = createSequence(clock);
  let channel: Promise<ClientChannel> | undefined;

  return {
    async seal(parts) {
      channel ??= openChannel();
      return sealRequest(await channel, parts, partnerId, nextSequenceId());
    },
  };
}

async function sealRequest(
  channel: ClientChannel,
  { method, path, payload, token, idempotencyKey }: RequestParts,
  partnerId: string,
  sequenceId: string,
): Promise<SealedRequest> {
  for (const text of [token, idempotencyKey]) {
    if (text !== undefined && !isHeaderText(text)) throw new TypeError('A token or key must be fit for a header.');
  }
  const tokenHash = token === undefined ? new Uint8Array() : await channel.hash(utf8(token));
  const head = requestHead({
    ...channel.address,
    method,
    path,
    partnerId,
    sequenceId,
    tokenHash,
    idempotencyKey: idempotencyKey ?? '',
  });
  const body = toBase64(await channel.sealRequest(utf8(payload), head));
  const sign = toHex(await channel.sign(signedRequest(head, body)));
  return {
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Envelope: formatAddress(channel.address),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    form: encodeForm({ body, sequenceId, partnerId, sign }),
    open: (answer) => openAnswer(channel, sign, answer),
  };
}

async function openAnswer(channel: ClientChannel, sign: string, answer: WireAnswer): Promise<Answer> {
  try {
    const { code, body, message, errorMessage } = answer;
    if (!isCode(code) || typeof body !== 'string' || !isOptionalText(message) || !isOptionalText(errorMessage)) {
      throw new AnswerUnreadable();
    }
    const texts = { ...(message !== undefined && { message }), ...(errorMessage !== undefined && { errorMessage }) };
    const plain = fromUtf8(await channel.openAnswer(fromBase64(body), answerBinding(sign, { code, ...texts })));
    return { code, ...(plain !== '' && { body: plain }), ...texts };
  } catch {
    throw new AnswerUnreadable();
  }
}

/** -0 would be bound as 0. */
function isCode(code: unknown): code is number {
  return Number.isSafeInteger(code) && !Object.is(code, -0);
}

function isOptionalText(text: unknown): text is string | undefined {
  return text === undefined || typeof text === 'string';
}

import type { ClientOptions } from '../client.ts';
import { AnswerUnreadable } from '../envelope.ts';
import type { Answer, ClientEnvelope, WireAnswer } from '../envelope.ts';
import { encodeForm } from '../form.ts';
import { createSequence } from '../sequence.ts';
import { legacySuite } from './legacy-suite.ts';
import type { LegacyConfig, LegacySuite } from './legacy-suite.ts';
import { verifyLegacyVectors } from './legacy-vectors.ts';
import type { LegacyVector } from './legacy-vectors.ts';

export type LegacyClientOptions = LegacyConfig & ClientOptions & { vectors?: readonly LegacyVector[] };

export interface LegacyClient extends ClientEnvelope {
  /** Whether the configuration agreed with vectors supplied by the backend. */
  readonly verified: boolean;
}

export function createLegacyClient({
  partnerId,
  clock = Date.now,
  vectors = [],
  ...config
}: LegacyClientOptions): LegacyClient {
  const suite = legacySuite(config);
  const nextSequenceId = createSequence(clock);

  return {
    verified: verifyLegacyVectors(config, vectors).verified,
    async seal({ payload, token, idempotencyKey }) {
      const fields = { body: suite.sealBody(payload), sequenceId: nextSequenceId(), partnerId };
      return {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(token !== undefined && { Authorization: token }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        form: encodeForm({ ...fields, sign: suite.sign(fields) }),
        open: async (answer) => openAnswer(suite, answer),
      };
    },
  };
}

/** Backends of this kind leave fields out, or write null or an empty text for them. */
function openAnswer(suite: LegacySuite, { code, body, message, errorMessage }: WireAnswer): Answer {
  try {
    if (!Number.isSafeInteger(code)) throw new AnswerUnreadable();
    return {
      code,
      ...(typeof body === 'string' && body !== '' && bodyOf(suite.openBody(body))),
      ...(typeof message === 'string' && { message }),
      ...(typeof errorMessage === 'string' && { errorMessage }),
    };
  } catch {
    throw new AnswerUnreadable();
  }
}

function bodyOf(plain: string): Pick<Answer, 'body'> {
  return plain === '' ? {} : { body: plain };
}

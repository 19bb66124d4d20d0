import type { ClientOptions } from './client.ts';
import { type Answer, AnswerUnreadable, type ClientEnvelope, type WireAnswer } from './envelope.ts';
import { encodeForm } from './form.ts';
import { createSequence } from './sequence.ts';
import type { LegacyConfig, LegacyVector } from './legacy-config.ts';
import { legacySuite, type LegacySuite, verifyLegacyVectors } from './legacy-suite.ts';

export type LegacyClientOptions = LegacyConfig & ClientOptions & { vectors?: readonly LegacyVector[] };

export interface LegacyClient extends ClientEnvelope {
  /** Whether the backend supplied vectors; if so, the configuration agrees with them. */
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
  const { verified, mismatches } = verifyLegacyVectors(config, vectors);
  if (mismatches.length > 0) {
    throw new TypeError(`The legacy envelope is not the backend's: ${mismatches.join(', ')}.`);
  }

  return {
    verified,
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

/** Legacy backends omit fields, or send null or an empty text for them. */
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

import { equalBytes, utf8 } from '../../bytes.ts';
import type { OpenedRequest, ReceivedRequest, ServerEnvelope } from '../envelope.ts';
import { decodeForm } from '../form.ts';
import { parseHeaderText } from '../headers.ts';
import { Fault, refuseAlike } from '../refusal.ts';
import { claimRequest } from '../replay-window.ts';
import { forgetAt, isTimely, parseSequenceId } from '../sequence.ts';
import type { ServerOptions } from '../server.ts';
import { legacySuite } from './legacy-suite.ts';
import type { LegacyConfig } from './legacy-suite.ts';
import { verifyLegacyVectors } from './legacy-vectors.ts';
import type { LegacyVector } from './legacy-vectors.ts';

export type LegacyServerOptions = LegacyConfig & ServerOptions & { vectors?: readonly LegacyVector[] };

export interface LegacyServer extends ServerEnvelope {
  /** Whether the configuration agreed with vectors supplied by the backend it stands in for. */
  readonly verified: boolean;
}

export function createLegacyServer({
  partnerIds,
  replayWindow,
  clock = Date.now,
  onRefused,
  vectors = [],
  ...config
}: LegacyServerOptions): LegacyServer {
  const suite = legacySuite(config);

  async function open(request: ReceivedRequest): Promise<OpenedRequest> {
    // A request that names another suite was not meant for this one.
    if (request.header('envelope') !== undefined) throw new Fault('malformed');
    const token = parseHeaderText(request.header('authorization'));
    const idempotencyKey = parseHeaderText(request.header('idempotency-key'));
    const { sign, ...fields } = decodeForm(request.form);
    const sequenceId = parseSequenceId(fields.sequenceId);
    if (sequenceId === undefined) throw new Fault('malformed');

    const authentic = equalBytes(utf8(suite.sign(fields)), utf8(sign));
    if (!authentic || !partnerIds.includes(fields.partnerId)) throw new Fault('unauthentic');
    if (!isTimely(sequenceId, clock())) throw new Fault('untimely');
    const accept = await claimRequest(replayWindow, `legacy ${sign}`, forgetAt(sequenceId));
    return accept({
      payload: suite.openBody(fields.body),
      ...(token !== undefined && { token }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      seal: async (answer) => ({ ...answer, body: suite.sealBody(answer.body ?? '') }),
    });
  }

  return {
    verified: verifyLegacyVectors(config, vectors).verified,
    open: (request) => refuseAlike(() => open(request), onRefused),
  };
}

import type { Handlers } from '#generated/server.ts';
import { refuse, userOf, type Context } from '#server/platform/calls/context.ts';
import { issuePass } from '#server/platform/secrets/signed-pass.ts';
import { replaceCertificate, showCertificate, submitCertificate } from './certificates.ts';

type DealerOperation = 'getDealerToken' | 'createDealer' | 'updateDealer' | 'getDealerCertificate';

const tokenLifetime = 15 * 60_000;

export const dealerHandlers: Pick<Handlers<Context>, DealerOperation> = {
  // The token only identifies the caller. A dealer's rights depend on the certification at the time of the call.
  getDealerToken(_payload, context) {
    const { services, now } = context;
    const expiresAt = new Date(now.getTime() + tokenLifetime);
    return { code: 0, body: { token: issuePass(services.secret, 'dealer', userOf(context), expiresAt) } };
  },

  async getDealerCertificate(_payload, context) {
    return { code: 0, body: await showCertificate(context) };
  },

  async createDealer(payload, context) {
    const refusal = await submitCertificate(context, payload);
    return refusal ? refuse(context, 400, refusal) : { code: 0 };
  },

  async updateDealer(payload, context) {
    const refusal = await replaceCertificate(context, payload.id, payload);
    return refusal ? refuse(context, 400, refusal) : { code: 0 };
  },
};

import { authenticate } from '#server/marketplace/accounts/authenticate.ts';
import type { Authenticate } from '#server/platform/calls/context.ts';
import { authenticateMember } from '#server/desk/authenticate-member.ts';

/** Identifies the caller. Buyers and staff have separate tokens, and neither work for the other's calls. */
export const identify: Authenticate = (services, operation, token, now, payload) =>
  operation.auth === 'staff'
    ? authenticateMember(services, operation, token, now, payload)
    : authenticate(services, operation, token, now);

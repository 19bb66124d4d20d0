import { authenticate } from './accounts/authenticate.ts';
import type { Authenticate } from './calls/context.ts';
import { authenticateMember } from './desk/authenticate-member.ts';

/** Finds who calls. Buyers and the staff have tokens of their own, and neither are good for the calls of the other. */
export const identify: Authenticate = (services, operation, token, now) =>
  operation.auth === 'staff'
    ? authenticateMember(services, operation, token, now)
    : authenticate(services, operation, token, now);

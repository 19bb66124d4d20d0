import { Secret, TOTP } from 'otpauth';

/** The code an authenticator app shows at a moment. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now.getTime() });
}

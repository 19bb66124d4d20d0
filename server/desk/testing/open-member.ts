import type { StaffRole } from '#generated/operations.ts';
import { hashPassword } from '#server/marketplace/accounts/passwords.ts';
import { hashSecret, newId } from '#server/platform/secrets/ids.ts';
import type { Services } from '#server/platform/services.ts';
import { openMemberSession } from '#server/desk/sessions.ts';
import { generateTotpSecret, sealTotp } from '#server/desk/totp.ts';

export interface TestMember {
  memberId: string;
  sessionId: string;
  email: string;
  name: string;
  /** Secret of the authenticator app. */
  totp: string;
  token: string;
  refreshToken: string;
}

interface MemberOptions {
  password?: string;
  name?: string;
  /** By default long enough ago to count as a second person. */
  joinedAt?: Date;
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000);

/** Creates a logged-in staff member. The password is optional, because hashing it is slow; logging in again needs one. */
export async function openMember(
  { services: { database, clock, secret } }: { services: Pick<Services, 'clock' | 'database' | 'secret'> },
  role: StaffRole,
  { password, name = `Member ${role}`, joinedAt = daysBefore(clock(), 30) }: MemberOptions = {},
): Promise<TestMember> {
  const memberId = newId();
  const email = `${role.toLowerCase()}.${newId().slice(0, 8).toLowerCase()}@gariport.example`;
  const totp = generateTotpSecret();
  await database
    .insertInto('staff_member')
    .values({
      id: memberId,
      email,
      name,
      role,
      password_hash: password === undefined ? '-' : await hashPassword(password),
      totp_sealed: sealTotp(secret, memberId, totp),
      joined_at: joinedAt,
    })
    .execute();
  const { accessToken, refreshToken } = await openMemberSession(
    database,
    { memberId, address: '127.0.0.1', isProven: true },
    clock(),
  );
  const { session_id: sessionId } = await database
    .selectFrom('staff_token')
    .select('session_id')
    .where('token_hash', '=', hashSecret(accessToken))
    .executeTakeFirstOrThrow();
  return { memberId, sessionId, email, name, totp, token: accessToken, refreshToken };
}

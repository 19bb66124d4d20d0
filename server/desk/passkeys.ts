import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Handler } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { hashSecret, newId, newSecret } from '#server/platform/secrets/ids.ts';
import type { StaffTicketTable } from '#server/platform/database/tables/staff-tables.ts';
import { checkOwnPassword } from '#server/desk/own-password.ts';
import { openMemberSession, proveSession } from '#server/desk/sessions.ts';
import { notifyMember } from '#server/desk/notify-member.ts';

/** Loaded lazily: some 40 packages that a node without passkeys does not need. */
const webAuthn = () => import('@simplewebauthn/server');

const lifetime = 5 * 60_000;
/** Ed25519, ES256 and RS256, the algorithms of current devices. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The relying party is the site’s host and origin. Browsers refuse IP addresses, but allow localhost for this machine. */
export function siteOf({ services }: Pick<Context, 'services'>): { rpID: string; origin: string } {
  const site = new URL(services.publicUrl);
  if (site.hostname === '127.0.0.1' || site.hostname === '[::1]') site.hostname = 'localhost';
  return { rpID: site.hostname, origin: site.origin };
}

export const staffBeginPasskeyLogIn: Handler<'staffBeginPasskeyLogIn', Context> = async (_payload, context) => {
  const { rpID } = siteOf(context);
  // Without a list, the browser offers all passkeys of the site.
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const challengeId = await keepChallenge(context, 'passkeyLogIn', options.challenge);
  return { code: 0, body: { challengeId, options: JSON.stringify(options) } };
};

export const staffPasskeyLogIn: Handler<'staffPasskeyLogIn', Context> = async ({ challengeId, answer }, context) => {
  const { database, now, remoteAddress } = context;
  const ticket = await takeChallenge(context, 'passkeyLogIn', challengeId);
  const passkey = ticket && (await usePasskey(context, answer, ticket.challenge));
  if (!passkey) return refuse(context, 400, 'staffPasskeyRefused');
  return database.transaction().execute(async (transaction) => {
    const by = { name: passkey.member_name, memberId: passkey.member_id, address: remoteAddress };
    const detail = { factor: 'passkey', passkey: passkey.name };
    await writeAuditLog(transaction, { by, act: 'log-in', subject: passkey.email, detail }, now);
    const begin = { memberId: passkey.member_id, address: remoteAddress, isProven: true };
    return { code: 0, body: await openMemberSession(transaction, begin, now) };
  });
};

export const staffBeginConfirmByPasskey: Handler<'staffBeginConfirmByPasskey', Context> = async (_payload, context) => {
  const { memberId } = memberOf(context);
  const known = await knownPasskeys(context, memberId);
  const { generateAuthenticationOptions } = await webAuthn();
  const { rpID } = siteOf(context);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', allowCredentials: known });
  const challengeId = await keepChallenge(context, 'confirm', options.challenge, memberId);
  return { code: 0, body: { challengeId, options: JSON.stringify(options) } };
};

export const staffConfirmByPasskey: Handler<'staffConfirmByPasskey', Context> = async (payload, context) => {
  const { database, now } = context;
  const { memberId, sessionId } = memberOf(context);
  const ticket = await takeChallenge(context, 'confirm', payload.challengeId, memberId);
  const passkey = ticket && (await usePasskey(context, payload.answer, ticket.challenge));
  if (passkey?.member_id !== memberId) return refuse(context, 400, 'staffPasskeyRefused');
  await proveSession(database, sessionId, now);
  return { code: 0 };
};

function knownPasskeys({ database }: Context, memberId: string) {
  return database.selectFrom('staff_passkey').select('credential_id as id').where('member_id', '=', memberId).execute();
}

/** The passkey that signed the challenge; undefined for an unknown one. */
async function usePasskey(context: Context, answer: string, challenge: string): Promise<FoundPasskey | undefined> {
  const response = readAnswer(answer) as AuthenticationResponseJSON | undefined;
  const passkey = response && (await findPasskey(context, response.id));
  const counter = passkey && (await verifiedCounter(context, response, passkey, challenge));
  if (!passkey || counter === undefined) return undefined;
  await context.database
    .updateTable('staff_passkey')
    .set({ counter, used_at: context.now })
    .where('id', '=', passkey.id)
    .execute();
  return passkey;
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

async function verifiedCounter(
  context: Context,
  response: AuthenticationResponseJSON,
  { credential_id, public_key, counter }: FoundPasskey,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { rpID, origin } = siteOf(context);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    // Forged input fails in many ways; the caller gets a single error.
    context.services.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  }
}

function findPasskey({ database }: Context, credentialId: string) {
  return database
    .selectFrom('staff_passkey')
    .innerJoin('staff_member', 'staff_member.id', 'staff_passkey.member_id')
    .selectAll('staff_passkey')
    .select(['staff_member.email', 'staff_member.name as member_name'])
    .where('credential_id', '=', credentialId)
    .where('staff_member.ended_at', 'is', null)
    .executeTakeFirst();
}

export const staffBeginPasskey: Handler<'staffBeginPasskey', Context> = async ({ password }, context) => {
  const refusal = await checkOwnPassword(context, password);
  if (refusal) return refusal;
  const { memberId, email, name } = memberOf(context);
  const known = await knownPasskeys(context, memberId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'GariPort',
    rpID: siteOf(context).rpID,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(memberId)),
    excludeCredentials: known,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await keepChallenge(context, 'newPasskey', options.challenge, memberId);
  return { code: 0, body: { challengeId, options: JSON.stringify(options) } };
};

export const staffSavePasskey: Handler<'staffSavePasskey', Context> = async (payload, context) => {
  const { database, now } = context;
  const { memberId, email } = memberOf(context);
  const ticket = await takeChallenge(context, 'newPasskey', payload.challengeId, memberId);
  const response = readAnswer(payload.answer) as RegistrationResponseJSON | undefined;
  const credential = ticket && response && (await verifiedCredential(context, response, ticket.challenge));
  if (!credential) return refuse(context, 400, 'staffPasskeyRefused');
  const name = payload.name.trim();
  return database.transaction().execute(async (transaction) => {
    const saved = await transaction
      .insertInto('staff_passkey')
      .values({
        id: newId(),
        member_id: memberId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        name,
        saved_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) return refuse(context, 400, 'staffPasskeyRefused');
    const act = { by: staffActorOf(context), act: 'save-passkey', subject: email, after: { passkey: name } };
    await writeAuditLog(transaction, act, now);
    await notifyMember({ ...context, database: transaction }, 'staffPasskeyAdded');
    return { code: 0 };
  });
};

async function verifiedCredential(context: Context, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { rpID, origin } = siteOf(context);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch (error) {
    context.services.log.info({ err: error }, 'a new passkey was refused');
    return undefined;
  }
}

export const staffRemovePasskey: Handler<'staffRemovePasskey', Context> = async ({ id }, context) => {
  const { database, now } = context;
  const { memberId, email } = memberOf(context);
  const removed = await database
    .deleteFrom('staff_passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('name')
    .executeTakeFirst();
  if (removed) {
    const act = { by: staffActorOf(context), act: 'remove-passkey', subject: email, before: { passkey: removed.name } };
    await writeAuditLog(database, act, now);
  }
  return { code: 0 };
};

type TicketKind = StaffTicketTable['kind'];

async function keepChallenge(
  { database, now }: Context,
  kind: TicketKind,
  challenge: string,
  memberId: string | null = null,
): Promise<string> {
  const id = newSecret('spc');
  await database
    .insertInto('staff_ticket')
    .values({
      key_hash: hashSecret(id),
      kind,
      challenge,
      member_id: memberId,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return id;
}

/** A challenge works for one attempt. */
async function takeChallenge(
  { database, now }: Context,
  kind: TicketKind,
  id: string,
  memberId?: string,
): Promise<{ challenge: string } | undefined> {
  const taken = await database
    .deleteFrom('staff_ticket')
    .where('key_hash', '=', hashSecret(id))
    .where('kind', '=', kind)
    .returning(['challenge', 'member_id', 'expires_at'])
    .executeTakeFirst();
  if (!taken?.challenge || taken.expires_at <= now) return undefined;
  return memberId === undefined || taken.member_id === memberId ? { challenge: taken.challenge } : undefined;
}

/** The library checks the rest. */
function readAnswer(text: string): { id: string } | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof Object(answer).id === 'string' ? (answer as { id: string }) : undefined;
  } catch {
    return undefined;
  }
}

import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/tables.ts';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import { type Context, keyOf } from './context.ts';

/**
 * Runs a change once per idempotency key. Change and response are committed together, so a repeated or concurrent call
 * gets the first response and changes nothing.
 */
export async function answerOnce(
  context: Context,
  call: Call,
  carryOut: (inside: Context) => PlainAnswer | Promise<PlainAnswer>,
): Promise<PlainAnswer> {
  const claim = await claimOf(context, call);
  const tasks: (() => void)[] = [];
  const afterwards = (task: () => void) => void tasks.push(task);
  try {
    const answered = await context.database.transaction().execute(async (transaction) => {
      // A concurrent insert of the same key waits here until the first commits or rolls back.
      const claimed = await transaction
        .insertInto('idempotency')
        .values({ ...claim, created_at: context.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!claimed) return readAnswer(transaction, claim, () => fingerprint(context.services.secret, call.payload));
      let isKept = false;
      const keepWrites = () => {
        isKept = true;
      };
      const answer = await carryOut({ ...context, database: transaction, keepWrites, afterwards });
      if (answer.code === 0) await cacheAnswer(transaction, claim, answer);
      else if (isKept) await giveUp(transaction, claim);
      // A refused call may be retried with the same key, so nothing is stored.
      else throw new Refused(answer);
      return answer;
    });
    for (const task of tasks) task();
    return answered;
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}

interface Claim {
  owner: string;
  key: string;
  operation: string;
  payload_hash: string;
}

async function claimOf(context: Context, { operation, payload, idempotencyKey }: Call): Promise<Claim> {
  return {
    // A visitor is identified by the key alone: on a phone even the address changes between tries.
    owner: keyOf(context) ?? 'visitor',
    // Without a key the call cannot be repeated, but its change is still one transaction.
    key: hashSecret(idempotencyKey ?? randomUUID()),
    operation: operation.id,
    payload_hash: await fingerprint(context.services.secret, withoutLocale(payload)),
  };
}

/** A user may switch the language between tries. */
function withoutLocale({ language: _language, timeZone: _timeZone, ...own }: Call['payload']): Call['payload'] {
  return own;
}

/** Earlier versions stored keys with `hashWhole`, which includes language and time zone. A key lives for a day. */
async function readAnswer(database: Database, claim: Claim, hashWhole: () => Promise<string>): Promise<PlainAnswer> {
  const first = await rowOf(database, claim).executeTakeFirstOrThrow();
  const isSame =
    first.operation === claim.operation &&
    (first.payload_hash === claim.payload_hash || first.payload_hash === (await hashWhole()));
  if (!isSame) return { code: 400, errorMessage: 'Idempotency-Key: was used for another call' };
  return JSON.parse(first.answer ?? '') as PlainAnswer;
}

function rowOf(database: Database, { owner, key }: Claim) {
  return database
    .selectFrom('idempotency')
    .select(['operation', 'payload_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key);
}

async function cacheAnswer(database: Database, { owner, key }: Claim, answer: PlainAnswer): Promise<void> {
  await database
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute();
}

async function giveUp(database: Database, { owner, key }: Claim): Promise<void> {
  await database.deleteFrom('idempotency').where('owner', '=', owner).where('key', '=', key).execute();
}

/** Rolls back the transaction of a refused change. */
class Refused extends Error {
  readonly answer: PlainAnswer;

  constructor(answer: PlainAnswer) {
    super('refused');
    this.answer = answer;
  }
}

/**
 * Fingerprints a payload without storing it. The hash is keyed because payloads contain passwords: a plain hash in a
 * leaked database could be brute-forced.
 */
export async function fingerprint(secret: Buffer, payload: Readonly<Record<string, unknown>>): Promise<string> {
  const entries = await Promise.all(
    Object.entries(payload)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof File ? await hashFile(value) : value]),
  );
  return createHmac('sha256', secret).update(JSON.stringify(entries)).digest('base64url');
}

async function hashFile(file: File): Promise<string> {
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('base64url');
}

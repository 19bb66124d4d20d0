import type { Handlers } from '#generated/server.ts';
import type {
  BankAccountFacts,
  StaffBankAccount,
  StaffProposeBankAccountPayload,
} from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { type SecondPersonCheck, readSecondPerson, refuseRelease } from '#server/desk/second-person.ts';
import { notifyOwners } from '#server/desk/notify-owners.ts';

type BankOperation =
  | 'staffListBankAccounts'
  | 'staffProposeBankAccount'
  | 'staffReleaseBankAccount'
  | 'staffWithdrawBankAccount';

const mostListed = 100;
/** Delay before buyers see a released account. */
const shownAfter = 3_600_000;

export const bankHandlers: Pick<Handlers<Context>, BankOperation> = {
  async staffListBankAccounts(_payload, context) {
    const { database, now } = context;
    const rows = await selectAccounts(database)
      .orderBy('proposed_at', 'desc')
      .orderBy('id')
      .limit(mostListed)
      .execute();
    const { memberId } = memberOf(context);
    const judge = await readSecondPerson(context);
    const accounts = rows.map((row) => describe(row, rows, { memberId, judge, now }));
    return { code: 0, body: { at: now.toISOString(), accounts } };
  },

  async staffProposeBankAccount(payload, context) {
    const { database, now } = context;
    const by = staffActorOf(context);
    const facts = factsOf(payload);
    const { payUnit } = payload;
    const proposed = await database
      .insertInto('bank_account')
      .values({
        id: newId(),
        pay_unit: payUnit,
        facts: JSON.stringify(facts),
        proposed_by: by.name,
        proposer_id: memberOf(context).memberId,
        proposed_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!proposed) return refuse(context, 400, 'bankProposalWaits');
    const after = { id: proposed.id, payUnit, ...facts };
    await writeAuditLog(database, { by, act: 'propose-bank-account', subject, after }, now);
    return { code: 0 };
  },

  async staffReleaseBankAccount({ id }, context) {
    const { database, now } = context;
    const by = staffActorOf(context);
    const found = await lockAccount(database, id);
    if (!found || found.released_at !== null || found.withdrawn_at !== null) {
      return refuse(context, 400, 'bankProposalGone');
    }
    const { memberId } = memberOf(context);
    const refusal = await refuseRelease(context, found.proposer_id);
    if (refusal) return refusal;
    const shownFrom = new Date(now.getTime() + shownAfter);
    await database
      .updateTable('bank_account')
      .set({ released_by: by.name, releaser_id: memberId, released_at: now, shown_from: shownFrom })
      .where('id', '=', id)
      .execute();
    const after = { id, payUnit: found.pay_unit, ...found.facts, shownFrom };
    await writeAuditLog(database, { by, act: 'release-bank-account', subject, after }, now);
    const { holder: amountOrHolder, bank: about } = found.facts;
    const proposedBy = found.proposed_by;
    await notifyOwners(context, { what: 'staffAccountReleased', by, amountOrHolder, about, proposedBy });
    return { code: 0 };
  },

  async staffWithdrawBankAccount({ id }, context) {
    const { database, now } = context;
    const by = staffActorOf(context);
    const found = await lockAccount(database, id);
    const isShown = found?.shown_from != null && found.shown_from <= now;
    if (!found || found.withdrawn_at !== null || isShown) return refuse(context, 400, 'bankProposalGone');
    await database
      .updateTable('bank_account')
      // Keeps who released it in the data, although nothing shows it.
      .set({ withdrawn_by: by.name, withdrawn_at: now, released_at: null, shown_from: null })
      .where('id', '=', id)
      .execute();
    const before = { id, payUnit: found.pay_unit, ...found.facts };
    await writeAuditLog(database, { by, act: 'withdraw-bank-account', subject, before }, now);
    return { code: 0 };
  },
};

const subject = 'bank-accounts';

function selectAccounts(database: Database) {
  return database.selectFrom('bank_account').selectAll();
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

/** Serialises releases and withdrawals. */
function lockAccount(database: Database, id: string) {
  return selectAccounts(database).where('id', '=', id).forUpdate().executeTakeFirst();
}

function factsOf({ holder, bank, branch, number, swift }: StaffProposeBankAccountPayload): BankAccountFacts {
  return {
    holder: holder.trim(),
    bank: bank.trim(),
    ...(branch !== undefined && { branch: branch.trim() }),
    number,
    ...(swift !== undefined && { swift }),
  };
}

function describe(
  row: AccountRow,
  all: readonly AccountRow[],
  { memberId, judge, now }: { memberId: string; judge: SecondPersonCheck; now: Date },
): StaffBankAccount {
  const state = stateOf(row, all, now);
  const releaseBar = state === 'proposed' ? judge(row.proposer_id) : undefined;
  const { released_by, released_at, shown_from, withdrawn_by, withdrawn_at } = row;
  return {
    id: row.id,
    payUnit: row.pay_unit,
    state,
    facts: row.facts,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at.toISOString(),
    isOwn: row.proposer_id === memberId,
    ...(releaseBar && { releaseBar }),
    ...(released_by !== null && { releasedBy: released_by }),
    ...(released_at !== null && { releasedAt: released_at.toISOString() }),
    ...(shown_from !== null && { shownFrom: shown_from.toISOString() }),
    ...(withdrawn_by !== null && { withdrawnBy: withdrawn_by }),
    ...(withdrawn_at !== null && { withdrawnAt: withdrawn_at.toISOString() }),
  };
}

function stateOf(row: AccountRow, all: readonly AccountRow[], now: Date): StaffBankAccount['state'] {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.shown_from === null) return 'proposed';
  if (row.shown_from > now) return 'released';
  return isFollowed(row, all, now) ? 'past' : 'shown';
}

/** Whether buyers have seen another account since; the id breaks ties, as in the query for buyers. */
function isFollowed({ id, pay_unit, shown_from }: AccountRow, all: readonly AccountRow[], now: Date): boolean {
  const from = shown_from?.getTime() ?? 0;
  return all.some((other) => {
    if (other.pay_unit !== pay_unit || other.shown_from === null) return false;
    const otherFrom = other.shown_from.getTime();
    if (otherFrom > now.getTime()) return false;
    return otherFrom > from || (otherFrom === from && other.id < id);
  });
}

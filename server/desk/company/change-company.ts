import type { ClearingAgentFacts, CompanyFacts } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { companySubject, findCompany } from '#server/marketplace/company/company.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';

interface NewVersion {
  subject: string;
  version: number;
  value: CompanyFacts | ClearingAgentFacts;
  hasEnded?: boolean;
}

/** Saves the company details; returns undefined on a version conflict. */
export async function changeCompany(
  transaction: Database,
  by: StaffActor,
  { version: seen, company }: { version: number; company: CompanyFacts },
  now: Date,
): Promise<number | undefined> {
  await lockTopic(transaction, 'company');
  const before = await findCompany(transaction);
  if ((before?.version ?? 0) !== seen) return undefined;
  const version = seen + 1;
  await addVersion(transaction, by, { subject: companySubject, version, value: company }, now);
  const act = {
    by,
    act: 'set-company',
    subject: 'company',
    ...(before && { before: { version: seen, ...before.facts } }),
    after: { version, ...company },
  };
  await writeAuditLog(transaction, act, now);
  return version;
}

/** Adds a clearing agent; returns undefined if its licence already exists for the place. */
export async function addAgent(
  transaction: Database,
  by: StaffActor,
  facts: ClearingAgentFacts,
  now: Date,
): Promise<{ id: string; version: number } | undefined> {
  await lockTopic(transaction, 'company');
  if (await findTwin(transaction, facts)) return undefined;
  const [id, version] = [newId(), 1];
  await addVersion(transaction, by, { subject: id, version, value: facts }, now);
  await transaction
    .insertInto('clearing_agent')
    .values({ id, version, ...placeOf(facts) })
    .execute();
  await writeAuditLog(transaction, { by, act: 'add-clearing-agent', subject: id, after: { version, ...facts } }, now);
  return { id, version };
}

export interface AgentChange {
  id: string;
  /** The version the caller saw. */
  version: number;
  /** The new values; absent to remove the agent. */
  facts?: ClearingAgentFacts;
}

/** Changes or removes a clearing agent. Returns its new version, or why it failed. */
export async function changeAgent(
  transaction: Database,
  by: StaffActor,
  { id, version: seen, facts }: AgentChange,
  now: Date,
): Promise<number | 'gone' | 'changed' | 'twice'> {
  await lockTopic(transaction, 'company');
  const found = await findAgent(transaction, id);
  if (!found || found.ended_at !== null) return 'gone';
  if (found.version !== seen) return 'changed';
  const before = found.value as ClearingAgentFacts;
  const value = facts ?? before;
  if (await findTwin(transaction, value, id)) return 'twice';
  const version = seen + 1;
  await addVersion(transaction, by, { subject: id, version, value, hasEnded: !facts }, now);
  await transaction
    .updateTable('clearing_agent')
    .set({ version, ...placeOf(value), ended_at: facts ? null : now })
    .where('id', '=', id)
    .execute();
  const act = {
    by,
    act: facts ? 'change-clearing-agent' : 'end-clearing-agent',
    subject: id,
    before: { version: seen, ...before },
    ...(facts && { after: { version, ...facts } }),
  };
  await writeAuditLog(transaction, act, now);
  return version;
}

function findAgent(transaction: Database, id: string) {
  return transaction
    .selectFrom('clearing_agent')
    .innerJoin('company_version', (join) =>
      join
        .onRef('company_version.subject', '=', 'clearing_agent.id')
        .onRef('company_version.version', '=', 'clearing_agent.version'),
    )
    .select(['clearing_agent.version', 'ended_at', 'value'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const placeOf = ({ countryCode, portId, licenceNumber }: ClearingAgentFacts) => ({
  country_code: countryCode,
  port_id: portId,
  licence_number: licenceNumber,
});

/** Another agent with the same licence and place, which buyers would see twice. */
function findTwin(transaction: Database, facts: ClearingAgentFacts, exceptId = '') {
  const { country_code, port_id, licence_number } = placeOf(facts);
  return transaction
    .selectFrom('clearing_agent')
    .select('id')
    .where('country_code', '=', country_code)
    .where('port_id', '=', port_id)
    .where('licence_number', '=', licence_number)
    .where('ended_at', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
}

async function addVersion(
  transaction: Database,
  by: StaffActor,
  { subject, version, value, hasEnded = false }: NewVersion,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('company_version')
    .values({
      subject,
      version,
      value: JSON.stringify(value),
      has_ended: hasEnded,
      set_by: by.name,
      member_id: by.memberId ?? null,
      set_at: now,
    })
    .execute();
}

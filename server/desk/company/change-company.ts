import { sql } from 'kysely';
import type { ClearingAgentFacts, CompanyFacts } from '../../../generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '../../calls/audit-log.ts';
import { companySubject, findCompany } from '../../company/company.ts';
import type { Database } from '../../database/tables.ts';
import { newId } from '../../secrets/ids.ts';

// Any fixed number, of its own.
const turn = 7_310_431;

/** Whoever changes any of it takes turns, so that of two who saw the same version one is told. */
async function takeTurn(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(transaction);
}

interface NewVersion {
  subject: string;
  version: number;
  value: CompanyFacts | ClearingAgentFacts;
  hasEnded?: boolean;
}

/** Sets the data of the company, or answers nothing where somebody else has done so since they were seen. */
export async function changeCompany(
  transaction: Database,
  by: StaffActor,
  { version: seen, company }: { version: number; company: CompanyFacts },
  now: Date,
): Promise<number | undefined> {
  await takeTurn(transaction);
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

/** Enters a clearing agent, or answers nothing where its licence is entered for the place already. */
export async function addAgent(
  transaction: Database,
  by: StaffActor,
  facts: ClearingAgentFacts,
  now: Date,
): Promise<{ id: string; version: number } | undefined> {
  await takeTurn(transaction);
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
  /** The version that was seen. */
  version: number;
  /** What is known of it from now on; it is ended without. */
  facts?: ClearingAgentFacts;
}

/** Changes a clearing agent or ends it; answers its new version, or why not. */
export async function changeAgent(
  transaction: Database,
  by: StaffActor,
  { id, version: seen, facts }: AgentChange,
  now: Date,
): Promise<number | 'gone' | 'changed' | 'twice'> {
  await takeTurn(transaction);
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

/** Another agent of the same licence and place, which buyers would read twice. */
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

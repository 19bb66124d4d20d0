import { companySubject } from '#server/marketplace/company/company.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { demoClearingAgents, demoCompany } from '../company.ts';

/** The demo's company and clearing agents, all marked as made up. */
export async function insertCompany(transaction: Database, now: Date): Promise<void> {
  const agents = demoClearingAgents.map((facts) => ({ id: `demo-agent-${facts.countryCode}`, facts }));
  const made = { version: 1, is_demo: true, set_by: 'Demo', set_at: now };
  await transaction
    .insertInto('company_version')
    .values([
      { subject: companySubject, value: JSON.stringify(demoCompany), ...made },
      ...agents.map(({ id, facts }) => ({ subject: id, value: JSON.stringify(facts), ...made })),
    ])
    .execute();
  await transaction
    .insertInto('clearing_agent')
    .values(
      agents.map(({ id, facts: { countryCode, portId, licenceNumber } }) => ({
        id,
        version: 1,
        country_code: countryCode,
        port_id: portId,
        licence_number: licenceNumber,
      })),
    )
    .execute();
}

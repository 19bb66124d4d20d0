import type { Handlers } from '#generated/server.ts';
import type { ClearingAgentFacts, CompanyFacts, StaffCompanyVersion } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { type KnownAgent, listAgents, stateOf } from '#server/marketplace/company/clearing-agents.ts';
import { companySubject, findCompany } from '#server/marketplace/company/company.ts';
import { addDays, isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { addAgent, type AgentChange, changeAgent, changeCompany } from './change-company.ts';

type AgentFault =
  | 'currencyUnknown'
  | 'dayUnknown'
  | 'licenceBackwards'
  | 'licenceOver'
  | 'portElsewhere'
  | 'unknownCountry';

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

type CompanyOperation =
  | 'staffReadCompany'
  | 'staffSetCompany'
  | 'staffAddClearingAgent'
  | 'staffChangeClearingAgent'
  | 'staffEndClearingAgent'
  | 'staffListCompanyVersions';

export const companyDeskHandlers: Pick<Handlers<Context>, CompanyOperation> = {
  async staffReadCompany(_payload, { database, language, now }) {
    const [company, agents] = await Promise.all([findCompany(database), listAgents(database)]);
    const clearingAgents = agents
      .map(({ id, version, facts, isDemo, setBy, setAt, hasEnded }) => {
        const state = stateOf({ facts, hasEnded }, now);
        const endsSoon = state === 'shown' && isEnding({ facts, hasEnded }, now);
        const shown = { id, version, setAt: setAt.toISOString(), setBy, state, isDemo, facts };
        return endsSoon ? { ...shown, endsSoon } : shown;
      })
      .toSorted((one, other) => Number(one.state === 'ended') - Number(other.state === 'ended'));
    return {
      code: 0,
      body: {
        version: company?.version ?? 0,
        isDemo: company?.isDemo ?? false,
        ...(company && { setAt: company.setAt.toISOString(), setBy: company.setBy, company: company.facts }),
        clearingAgents,
        countries: receivingCountries.map(({ code, names, portIds }) => ({
          id: code,
          name: names[language],
          ports: ports
            .filter(({ id }) => portIds.includes(id))
            .map((port) => ({ id: port.id, name: port.names[language] })),
        })),
      },
    };
  },

  async staffSetCompany({ version, company }, context) {
    const fault = faultOfCompany(company, context.now);
    if (fault) return refuse(context, 400, fault);
    const set = await changeCompany(context.database, staffActorOf(context), { version, company }, context.now);
    return set === undefined ? { code: 409 } : { code: 0, body: { version: set } };
  },

  async staffAddClearingAgent({ facts }, context) {
    const fault = faultOfAgent(facts, context.now);
    if (fault) return refuse(context, 400, fault);
    const added = await addAgent(context.database, staffActorOf(context), facts, context.now);
    return added ? { code: 0, body: added } : refuse(context, 400, 'clearingAgentTwice');
  },

  async staffChangeClearingAgent({ id, version, facts }, context) {
    const fault = faultOfAgent(facts, context.now);
    if (fault) return refuse(context, 400, fault);
    return saveAgent(context, { id, version, facts });
  },

  staffEndClearingAgent: ({ id, version }, context) => saveAgent(context, { id, version }),

  async staffListCompanyVersions({ clearingAgentId, pageSize, before }, { database }) {
    let query = database
      .selectFrom('company_version')
      .select(['version', 'value', 'has_ended', 'set_by', 'set_at'])
      .where('subject', '=', clearingAgentId ?? companySubject)
      .orderBy('version', 'desc')
      .limit(pageSize);
    if (before !== undefined) query = query.where('version', '<', before);
    const rows = await query.execute();
    const versions = rows.map(({ version, value, has_ended, set_by, set_at }): StaffCompanyVersion => ({
      version,
      setAt: set_at.toISOString(),
      setBy: set_by,
      ...(clearingAgentId === undefined
        ? { company: value as CompanyFacts }
        : { clearingAgent: value as ClearingAgentFacts }),
      ...(has_ended && { hasEnded: true }),
    }));
    return { code: 0, body: { versions } };
  },
};

async function saveAgent(context: Context, change: AgentChange) {
  const done = await changeAgent(context.database, staffActorOf(context), change, context.now);
  if (done === 'gone') return refuse(context, 400, 'clearingAgentGone');
  if (done === 'twice') return refuse(context, 400, 'clearingAgentTwice');
  if (done === 'changed') return { code: 409 } as const;
  return { code: 0, body: { id: change.id, version: done } } as const;
}

const endsWithin = 30;

/** Whether a licence has expired or expires soon. */
function isEnding({ facts, hasEnded }: Pick<KnownAgent, 'facts' | 'hasEnded'>, now: Date): boolean {
  const { licensedUntil } = facts;
  return !hasEnded && licensedUntil !== undefined && licensedUntil < addDays(marketDay(now), endsWithin);
}

/** Missing company setup for Today, shown to owners, who can fix it. */
export async function companyNotices({
  database,
  now,
}: Context): Promise<{ lacksCompany?: true; endingLicences?: number }> {
  const [company, agents] = await Promise.all([findCompany(database), listAgents(database)]);
  const endingLicences = agents.filter((agent) => isEnding(agent, now)).length;
  return { ...(!company && { lacksCompany: true }), ...(endingLicences > 0 && { endingLicences }) };
}

/** Rules the contract cannot express for the company. */
function faultOfCompany({ since }: CompanyFacts, now: Date): 'companyYearAhead' | undefined {
  return since > Number(marketDay(now).slice(0, 4)) ? 'companyYearAhead' : undefined;
}

/** Rules the contract cannot express for a clearing agent. */
function faultOfAgent(facts: ClearingAgentFacts, now: Date): AgentFault | undefined {
  const { countryCode, portId, licensedSince, licensedUntil, feeCurrency } = facts;
  const country = receivingCountries.find(({ code }) => code === countryCode);
  if (!country) return 'unknownCountry';
  if (!country.portIds.includes(portId)) return 'portElsewhere';
  if (!isCalendarDay(licensedSince)) return 'dayUnknown';
  if (!currencies.has(feeCurrency)) return 'currencyUnknown';
  if (licensedUntil === undefined) return undefined;
  if (!isCalendarDay(licensedUntil)) return 'dayUnknown';
  if (licensedUntil < licensedSince) return 'licenceBackwards';
  return licensedUntil < marketDay(now) ? 'licenceOver' : undefined;
}

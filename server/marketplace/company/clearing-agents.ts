import type { ClearingAgent, ClearingAgentFacts } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { countries } from '#server/marketplace/reference/places/countries.ts';
import { ports } from '#server/marketplace/reference/places/ports.ts';
import { textIn } from './company.ts';

export interface KnownAgent {
  id: string;
  version: number;
  facts: ClearingAgentFacts;
  isDemo: boolean;
  setBy: string;
  setAt: Date;
  hasEnded: boolean;
}

/** All clearing agents with their latest version, including ended ones. */
export async function listAgents(database: Database): Promise<KnownAgent[]> {
  const rows = await database
    .selectFrom('clearing_agent')
    .innerJoin('company_version', (join) =>
      join
        .onRef('company_version.subject', '=', 'clearing_agent.id')
        .onRef('company_version.version', '=', 'clearing_agent.version'),
    )
    .select(['id', 'company_version.version', 'value', 'is_demo', 'has_ended', 'set_by', 'set_at'])
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, version, value, is_demo, has_ended, set_by, set_at }) => ({
      id,
      version,
      facts: value as ClearingAgentFacts,
      isDemo: is_demo,
      hasEnded: has_ended,
      setBy: set_by,
      setAt: set_at,
    }))
    .toSorted(byPlace);
}

type AgentState = 'shown' | 'ahead' | 'over' | 'ended';

/** The state of a clearing agent on a day in market time. */
export function stateOf({ facts, hasEnded }: Pick<KnownAgent, 'facts' | 'hasEnded'>, now: Date): AgentState {
  const today = marketDay(now);
  const { licensedSince, licensedUntil } = facts;
  if (hasEnded) return 'ended';
  if (licensedUntil !== undefined && licensedUntil < today) return 'over';
  return licensedSince > today ? 'ahead' : 'shown';
}

/** In the usual order of countries. */
const placeOf = new Map(countries.map(({ code }, place) => [code, place]));

function byPlace({ facts: one }: KnownAgent, { facts: other }: KnownAgent): number {
  const places = (placeOf.get(one.countryCode) ?? 0) - (placeOf.get(other.countryCode) ?? 0);
  return places || one.name.localeCompare(other.name, 'en') || one.portId.localeCompare(other.portId, 'en');
}

export function agentIn({ facts, isDemo }: KnownAgent, language: Language): ClearingAgent {
  const { countryCode, portId, licensor, feeAmount, feeCurrency, address, ...same } = facts;
  return {
    ...same,
    country: countries.find(({ code }) => code === countryCode)?.names[language] ?? countryCode,
    port: ports.find(({ id }) => id === portId)?.names[language] ?? portId,
    licensor: textIn(licensor, language),
    fee: `${feeCurrency} ${feeAmount.toLocaleString('en')}`,
    address: textIn(address, language),
    isDemo,
  };
}

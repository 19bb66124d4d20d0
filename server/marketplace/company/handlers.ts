import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { agentIn, listAgents, stateOf } from './clearing-agents.ts';
import { companyIn, findCompany } from './company.ts';

export const companyHandlers: Pick<Handlers<Context>, 'getCompany'> = {
  async getCompany(_payload, { database, language, now }) {
    const [company, agents] = await Promise.all([findCompany(database), listAgents(database)]);
    const licensed = agents.filter((agent) => stateOf(agent, now) === 'shown');
    return {
      code: 0,
      body: {
        ...(company && { company: companyIn(company, language) }),
        clearingAgents: licensed.map((agent) => agentIn(agent, language)),
      },
    };
  },
};

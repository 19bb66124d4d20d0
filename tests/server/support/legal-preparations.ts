import type { OperationId } from '#generated/operations.ts';
import type { LegalTextSet, StaffLegalTexts } from '#generated/client/types.gen.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

/** The counter of the text that the examples name. */
async function counterOf(server: TestServer, { token }: TestMember): Promise<number | undefined> {
  const { texts } = (await bodyOf(server.call('staffReadLegalTexts', {}, { token }))) as StaffLegalTexts;
  return texts.find(({ name }) => name === 'privacy')?.counter;
}

export const legalPreparations: Partial<Record<OperationId, Prepare>> = {
  staffSetLegalText: async (server, owner) => ({ changes: { counter: await counterOf(server, owner) } }),
  staffGetLegalVersion: async () => ({ changes: { version: 0 } }),
  async staffTakeBackLegalText(server, owner) {
    const ahead = { name: 'privacy', fromDay: '2999-12-31', texts: { en: 'New', cn: '新', jp: '新' } };
    const seen = { ...ahead, counter: await counterOf(server, owner) };
    const { counter } = (await bodyOf(server.call('staffSetLegalText', seen, { token: owner.token }))) as LegalTextSet;
    return { changes: { counter, version: counter } };
  },
};

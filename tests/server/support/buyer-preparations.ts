import type { OperationId } from '#generated/operations.ts';
import type { OwnQuestion, StaffReadyAnswer, StaffQuestionPage } from '#generated/client/types.gen.ts';
import { dealers } from '#demo/people/dealers.ts';
import { blockAccount } from '#server/marketplace/accounts/block-account.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import { openAccount } from '#server/testing/open-account.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { openOffer } from './open-offer.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

/** A separate buyer who has sent a message. */
async function newChat(server: TestServer) {
  const { accountId: id } = await openAccount(server);
  const { id: seen } = await server.services.database
    .insertInto('chat_message')
    .values({ account_id: id, sender: 'buyer', staff_name: null, text: 'Hello', created_at: server.services.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, seen };
}

const inChat: Prepare = async (server) => ({ changes: { id: (await newChat(server)).id } });
const seenChat: Prepare = async (server) => ({ changes: await newChat(server) });
const ofBuyer: Prepare = async (server) => ({ changes: { id: (await openAccount(server)).accountId } });

/** The pending dealer of the demo, restored to the state before any review. */
const underReview: Prepare = async ({ services: { database } }) => {
  const id = dealers.find(({ state }) => state === 'inReview')?.id ?? '';
  const { changed_at } = await database
    .updateTable('dealer_certificate')
    .set({ status: 1, remark: null })
    .where('id', '=', id)
    .returning('changed_at')
    .executeTakeFirstOrThrow();
  return { changes: { id, changedAt: changed_at.toISOString() } };
};

/** An open question of a separate buyer. */
const openQuestion: Prepare = async (server) => {
  const { token } = await openAccount(server);
  const question = { carSourceId: '100001', question: 'Has the timing belt been changed, and when?' };
  const { body } = await server.call('askQuestion', question, { token });
  return { changes: { id: (body as OwnQuestion).id } };
};

/** Preparations of the calls about buyers, which examples cannot describe. */
export const buyerPreparations: Partial<Record<OperationId, Prepare>> = {
  staffGetChat: inChat,
  staffAnswerChat: seenChat,
  staffSettleChat: seenChat,
  staffTakeChat: inChat,

  async staffHandOverChat(server, { memberId: from }) {
    const { id } = await newChat(server);
    await server.services.database.updateTable('chat').set({ member_id: from }).where('account_id', '=', id).execute();
    return { changes: { id, from } };
  },

  async staffChangeReadyAnswer(server, { token }) {
    const texts = { en: 'Good day', cn: '您好', jp: 'こんにちは' };
    const { body } = await server.call('staffAddReadyAnswer', { name: 'Greeting', texts }, { token });
    const { id, version } = body as StaffReadyAnswer;
    return { changes: { id, version } };
  },

  staffCertifyDealer: underReview,
  staffRefuseDealer: underReview,

  async staffAnswerInquiry({ services: { database } }) {
    const { id } = await database.selectFrom('inquiry').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await database.updateTable('inquiry').set({ answered_at: null }).where('id', '=', id).execute();
    return { changes: { id } };
  },

  async staffAnswerOffer(server) {
    const { token } = await openAccount(server);
    return { changes: await openOffer(server, token) };
  },

  staffAnswerQuestion: openQuestion,
  staffDeclineQuestion: openQuestion,
  async staffCorrectAnswer(server, owner) {
    const { changes } = await openQuestion(server, owner);
    await server.call('staffAnswerQuestion', { ...changes, answer: 'Yes, it has.' }, { token: owner.token });
    const listed = { state: 'answered', pageNo: 1, pageSize: 1 };
    const { body } = await server.call('staffListQuestions', listed, { token: owner.token });
    const [{ decidedAt } = {}] = (body as StaffQuestionPage).questions;
    return { changes: { ...changes, decidedAt } };
  },
  async staffWithdrawAnswer(server, owner) {
    const { changes } = await openQuestion(server, owner);
    await server.call('staffAnswerQuestion', { ...changes, answer: 'Yes, it has.' }, { token: owner.token });
    return { changes };
  },

  staffGetBuyer: ofBuyer,
  staffEndBuyerSessions: ofBuyer,
  staffBlockBuyer: ofBuyer,

  async staffUnblockBuyer(server) {
    const { accountId: id } = await openAccount(server);
    const { database, clock } = server.services;
    await blockAccount(database, { id, by: { name: 'test' }, reason: 'test' }, clock());
    return { changes: { id } };
  },
};

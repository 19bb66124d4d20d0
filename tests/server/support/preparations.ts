import type { Papers, PaymentInstructions, SavedSearch, UploadState } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { askForPassword, keyFor, knownPicture, logIn } from '#server/marketplace/accounts/testing/people.ts';
import { openOffer } from './open-offer.ts';
import { deskPreparations } from './desk-preparations.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import { accounts } from '#demo/people/accounts.ts';
import { dealers } from '#demo/people/dealers.ts';
import { demoPassword } from '#server/testing/test-databases.ts';
import { unsubscribeKeyOf } from '#server/marketplace/searches/unsubscribe-key.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { hashOf } from '#server/platform/uploads/uploads-in-parts.ts';

export interface Prepared {
  /** The caller; the demo buyer by default. */
  login?: string;
  /** Values that the contract's example cannot know, such as a generated key. */
  changes?: object;
}

/**
 * Calls that succeed only in a state that the conformance run itself does not create, each with the steps to it on a
 * fresh demo. Keys come from the e-mails that the server sends, and the preparations do not interfere with each other.
 */
export const preparations: Partial<Record<OperationId, (server: TestServer, owner: TestMember) => Promise<Prepared>>> =
  {
    // First, because the desk's calls move orders on until no payment is due.
    getPaymentInstructions: async () => ({ changes: { id: '500004' } }),

    async checkPayment(server) {
      const { accessToken: token } = await logIn(server, accounts.buyer.email, demoPassword);
      const { body } = await server.call('getPaymentInstructions', { id: '500004' }, { token });
      return { changes: { code: (body as PaymentInstructions).checkCode } };
    },

    changeSavedSearch: async (server) => ({ changes: { id: await saveSearch(server) } }),

    async stopSearchLetters(server) {
      const id = await saveSearch(server);
      return { changes: { id, key: unsubscribeKeyOf(server.services.secret, id) } };
    },

    ...deskPreparations,

    async verifyRegistration(server) {
      const email = 'new.buyer@example.com';
      await server.call('register', { email, password: demoPassword, countryName: 'Kenya' });
      return { changes: { authKey: await keyFor(server, email), password: demoPassword } };
    },

    // A program cannot read a drawn code, so this one is planted.
    findPassword: async (server) => ({
      changes: { email: accounts.agent.email, imgKey: await knownPicture(server), captcha: 'k7Pm' },
    }),

    async resetPassword(server) {
      const { email } = accounts.dealerUnderReview;
      await askForPassword(server, email);
      return { changes: { authKey: await keyFor(server, email) } };
    },

    async refreshToken(server) {
      const { refreshToken } = await logIn(server, accounts.buyer.email, demoPassword);
      return { changes: { refreshToken } };
    },

    // Same as in the example; in a full run an earlier example has closed the order.
    payDeposit: async () => ({}),

    async uploadParts(server) {
      const id = await beginAs(server, accounts.buyer.email);
      return { changes: { id, sha256: hashOf(goodPng), partsBase64: goodPng.toString('base64') } };
    },

    async finishUpload(server) {
      const { email } = accounts.buyer;
      const id = await beginAs(server, email);
      const { accessToken: token } = await logIn(server, email, demoPassword);
      const parts = { id, first: 1, sha256: hashOf(goodPng), partsBase64: goodPng.toString('base64') };
      await server.call('uploadParts', parts, { token });
      return { changes: { id } };
    },

    async answerOffer(server, owner) {
      const { accessToken: token } = await logIn(server, accounts.buyer.email, demoPassword);
      const { offerId, version, price } = await openOffer(server, token);
      const counter = { offerId, version, answer: 'counter', price };
      await server.call('staffAnswerOffer', counter, { token: owner.token });
      return { changes: { offerId, version: version + 1 } };
    },

    async withdrawPaper(server) {
      const { accessToken: token } = await logIn(server, accounts.buyer.email, demoPassword);
      const paper = { id: '500003', kind: 'other', fileBase64: goodPng.toString('base64') };
      const { body } = await server.call('addPaper', paper, { token });
      return { changes: { paperId: (body as Papers).papers.findLast(({ canWithdraw }) => canWithdraw)?.id } };
    },

    async createDealer(server) {
      const { email } = accounts.agent;
      const changes = { vatNoPic: await uploadAs(server, email), taxNoPic: await uploadAs(server, email) };
      return { login: email, changes };
    },

    async updateDealer(server) {
      const { id: accountId, email } = accounts.dealerRejected;
      const id = dealers.find((dealer) => dealer.accountId === accountId)?.id;
      const changes = { id, vatNoPic: await uploadAs(server, email), taxNoPic: await uploadAs(server, email) };
      return { login: email, changes };
    },
  };

/** Starts an upload of a picture in parts. */
async function beginAs(server: TestServer, email: string): Promise<string> {
  const { accessToken: token } = await logIn(server, email, demoPassword);
  const file = { kind: 'picture', sha256: hashOf(goodPng), bytes: goodPng.length };
  const { body } = await server.call('beginUpload', file, { token });
  return (body as UploadState).id;
}

async function uploadAs(server: TestServer, email: string): Promise<string> {
  const { accessToken: token } = await logIn(server, email, demoPassword);
  const file = new File([new Uint8Array(goodPng)], 'certificate.png');
  const { body } = await server.call('uploadDealerClue', { file }, { token });
  return (body as { url: string }).url;
}

async function saveSearch(server: TestServer): Promise<string> {
  const { accessToken: token } = await logIn(server, accounts.buyer.email, demoPassword);
  const { body } = await server.call('saveSearch', { name: 'Diesel', search: { fuel: 'diesel' } }, { token });
  return (body as SavedSearch).id;
}

import { randomUUID } from 'node:crypto';
import { demoClearingAgents } from '#demo/company.ts';
import type { OperationId } from '#generated/operations.ts';
import type {
  ClearingAgentSet,
  CouponKindSet,
  Papers,
  ReservationLimits,
  StaffCompany,
  StaffLogInStep,
  StaffPasskeyRequest,
  StaffTerms,
  StaffTotp,
  TermPart,
} from '#generated/client/types.gen.ts';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import { createOwnerLink } from '#server/desk/invitations.ts';
import { createAuthenticator } from '#server/desk/testing/authenticator.ts';
import { codeOf } from '#server/desk/testing/code-of.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { bodyOf } from './body-of.ts';
import { bannerPreparations } from './banner-preparations.ts';
import { buyerPreparations } from './buyer-preparations.ts';
import { importPreparations } from './import-preparations.ts';
import { legalPreparations } from './legal-preparations.ts';
import { moneyPreparations } from './money-preparations.ts';
import { stockPreparations } from './stock-preparations.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

/** The token of the owner who makes the calls. */
export const staffPassword = 'harbour light 2026';
const password = staffPassword;

const toMember: Prepare = async (server) => ({
  changes: { id: (await openMember(server, 'sales')).memberId, role: 'stock' },
});

const withPassword: Prepare = async () => ({ changes: { password } });

/** A demo order that no other preparation uses, set to a state directly. */
function orderIn(state: OrderState, place: number): Prepare {
  return async ({ services: { database } }) => {
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('status', '<>', orderStatusOf.cancelled)
      .orderBy('id')
      .limit(1)
      .offset(place)
      .executeTakeFirstOrThrow();
    const { version } = await database
      .updateTable('orders')
      .set({ status: orderStatusOf[state] })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return { changes: { id, version } };
  };
}

/** Saves the current value again, because other calls need it. */
function setAgain(part: TermPart): Prepare {
  return async (server, { token }) => {
    const { version, value } = ((await bodyOf(server.call('staffReadTerms', {}, { token }))) as StaffTerms)[part];
    return { changes: { version, ...value } };
  };
}

/** A clearing agent that no other preparation uses. */
async function newAgent(server: TestServer, { token }: TestMember): Promise<{ changes: object }> {
  const facts = { ...demoClearingAgents[0], licenceNumber: `KRA-${randomUUID().slice(0, 8)}` };
  const body = await bodyOf(server.call('staffAddClearingAgent', { facts }, { token }));
  const { id, version } = body as ClearingAgentSet;
  return { changes: { id, version } };
}

/** A kind of coupon whose code no other uses. */
const newKind = () => ({
  code: `K${randomUUID().slice(0, 8).toUpperCase()}`,
  name: { en: 'Spring coupon' },
  quotaUSD: 50,
  from: '2026-06-01',
  daysToUse: 90,
  isWelcome: false,
});

async function addedKind(server: TestServer, { token }: TestMember): Promise<string> {
  const body = await bodyOf(server.call('staffAddCouponKind', { facts: newKind() }, { token }));
  return (body as CouponKindSet).id;
}

/** An account proposed by another staff member. */
const proposedAccount: Prepare = async (server) => {
  const { token } = await openMember(server, 'accounts');
  const account = { payUnit: 'JPY', holder: 'Pwani Collections Ltd', bank: 'KCB Bank', number: '0110 0012 3456' };
  await server.services.database.deleteFrom('bank_account').where('released_at', 'is', null).execute();
  await bodyOf(server.call('staffProposeBankAccount', account, { token }));
  const { id } = await server.services.database
    .selectFrom('bank_account')
    .select('id')
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { changes: { id } };
};

async function invitationKey({ services: { database, publicUrl, clock } }: TestServer): Promise<string> {
  const link = await createOwnerLink(database, publicUrl, { name: 'test' }, clock());
  return new URL(link).searchParams.get('authKey') ?? '';
}

async function challengeFor(server: TestServer, { token }: TestMember): Promise<StaffPasskeyRequest> {
  return (await bodyOf(server.call('staffBeginPasskey', { password }, { token }))) as StaffPasskeyRequest;
}

/** The same for the desk, where `owner` makes the calls. */
export const deskPreparations: Partial<Record<OperationId, Prepare>> = {
  staffLogIn: async (_server, { email }) => ({ changes: { email, password } }),

  async staffConfirmLogIn(server, { email, totp }) {
    const { ticket } = (await bodyOf(server.call('staffLogIn', { email, password }))) as StaffLogInStep;
    return { changes: { ticket, kind: 'totp', code: codeOf(totp, server.services.clock()) } };
  },

  async staffPasskeyLogIn(server, owner) {
    const device = createAuthenticator(server.services.publicUrl);
    const made = await challengeFor(server, owner);
    const saving = { challengeId: made.challengeId, name: 'Phone', answer: device.create(made.options) };
    await bodyOf(server.call('staffSavePasskey', saving, { token: owner.token }));
    const { challengeId, options } = (await bodyOf(server.call('staffBeginPasskeyLogIn'))) as StaffPasskeyRequest;
    return { changes: { challengeId, answer: device.get(options) } };
  },

  async staffSavePasskey(server, owner) {
    const { challengeId, options } = await challengeFor(server, owner);
    return { changes: { challengeId, answer: createAuthenticator(server.services.publicUrl).create(options) } };
  },

  staffRefresh: async (_server, { refreshToken }) => ({ changes: { refreshToken } }),

  staffReadInvitation: async (server) => ({ changes: { authKey: await invitationKey(server) } }),

  staffBeginInvitationTotp: async (server) => ({ changes: { authKey: await invitationKey(server) } }),

  async staffAcceptInvitation(server) {
    const authKey = await invitationKey(server);
    const { secret } = (await bodyOf(server.call('staffBeginInvitationTotp', { authKey }))) as StaffTotp;
    const code = codeOf(secret, server.services.clock());
    return { changes: { authKey, code, email: 'first.owner@gariport.example' } };
  },

  async staffConfirmByCode(server, { memberId, totp }) {
    await server.services.database
      .updateTable('staff_member')
      .set({ totp_step: 0 })
      .where('id', '=', memberId)
      .execute();
    return { changes: { code: codeOf(totp, server.services.clock()) } };
  },

  async staffConfirmByPasskey(server, owner) {
    const device = createAuthenticator(server.services.publicUrl);
    const made = await challengeFor(server, owner);
    const saving = { challengeId: made.challengeId, name: 'Phone', answer: device.create(made.options) };
    await bodyOf(server.call('staffSavePasskey', saving, { token: owner.token }));
    const begun = server.call('staffBeginConfirmByPasskey', {}, { token: owner.token });
    const { challengeId, options } = (await bodyOf(begun)) as StaffPasskeyRequest;
    return { changes: { challengeId, answer: device.get(options) } };
  },

  staffChangePassword: async () => ({ changes: { oldPassword: password, newPassword: password } }),
  staffBeginTotp: withPassword,
  staffRenewRecoveryCodes: withPassword,
  staffBeginPasskey: withPassword,

  async staffConfirmTotp(server, { token }) {
    const { secret } = (await bodyOf(server.call('staffBeginTotp', { password }, { token }))) as StaffTotp;
    return { changes: { code: codeOf(secret, server.services.clock()) } };
  },

  staffChangeRole: toMember,
  staffEndMember: async (server, owner) => {
    const { changes } = await toMember(server, owner);
    return { changes: { id: (changes as { id: string }).id } };
  },

  staffApprovePayment: orderIn('depositInReview', 0),
  staffRejectPayment: orderIn('balanceInReview', 1),
  staffRecordPayment: orderIn('awaitingBalance', 2),
  staffShipOrder: orderIn('preparing', 3),
  staffChangeShipment: orderIn('preparing', 4),
  staffCompleteOrder: orderIn('inTransit', 0),
  staffNoteInspection: orderIn('preparing', 2),
  staffNoteArrival: orderIn('inTransit', 4),
  staffCancelOrder: orderIn('awaitingDeposit', 1),

  async staffWithdrawPaper(server, owner) {
    const { token } = owner;
    const { changes } = await orderIn('preparing', 3)(server, owner);
    const { id } = changes as { id: string };
    const paper = { id, kind: 'other', fileBase64: goodPng.toString('base64') };
    const { papers } = (await bodyOf(server.call('staffAddPaper', paper, { token }))) as Papers;
    return { changes: { id, paperId: papers.at(-1)?.id } };
  },

  async staffReleasePaper(server, owner) {
    const { token } = owner;
    const { changes } = await orderIn('preparing', 3)(server, owner);
    const { id } = changes as { id: string };
    const paper = { id, kind: 'billOfLading', fileBase64: goodPng.toString('base64') };
    const { papers } = (await bodyOf(server.call('staffAddPaper', paper, { token }))) as Papers;
    return { changes: { id, paperId: papers.at(-1)?.id } };
  },

  async staffSetReservationLimits(server, { token }) {
    const limits = await bodyOf(server.call('staffGetReservationLimits', {}, { token }));
    return { changes: { ...(limits as ReservationLimits) } };
  },

  async staffSetCompany(server, { token }) {
    const { version } = (await bodyOf(server.call('staffReadCompany', {}, { token }))) as StaffCompany;
    return { changes: { version } };
  },
  staffAddClearingAgent: async () => ({
    changes: { facts: { ...demoClearingAgents[0], licenceNumber: `KRA-${randomUUID().slice(0, 8)}` } },
  }),
  async staffChangeClearingAgent(server, owner) {
    const { changes } = await newAgent(server, owner);
    const licenceNumber = `KRA-${randomUUID().slice(0, 8)}`;
    return { changes: { ...changes, facts: { ...demoClearingAgents[0], licenceNumber } } };
  },
  staffEndClearingAgent: newAgent,
  ...importPreparations,
  ...legalPreparations,
  ...bannerPreparations,
  staffAddCouponKind: async () => ({ changes: { facts: newKind() } }),
  staffEndCouponKind: async (server, owner) => ({ changes: { id: await addedKind(server, owner) } }),
  async staffGiveCoupon(server, owner) {
    const { email } = await server.services.database
      .selectFrom('account')
      .select('email')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { changes: { kindId: await addedKind(server, owner), email } };
  },
  staffReleaseBankAccount: proposedAccount,
  staffWithdrawBankAccount: proposedAccount,
  ...stockPreparations,
  staffSetRates: setAgain('rates'),
  staffSetDeposit: setAgain('deposit'),
  staffSetInsurance: setAgain('insurance'),
  staffSetFreight: setAgain('freight'),
  staffSetClearance: setAgain('clearance'),
  ...buyerPreparations,
  ...moneyPreparations,
};

/** An owner for a run of many minutes: token and second factor stay valid as long as the session. */
export async function openLastingOwner(server: TestServer): Promise<TestMember> {
  const owner = await openMember(server, 'owner', { password });
  const { database, clock } = server.services;
  const inAnHour = new Date(clock().getTime() + 3_600_000);
  await database
    .updateTable('staff_token')
    .set({ expires_at: inAnHour })
    .where('session_id', '=', owner.sessionId)
    .execute();
  await database.updateTable('staff_session').set({ proven_at: inAnHour }).where('id', '=', owner.sessionId).execute();
  return owner;
}

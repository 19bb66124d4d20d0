import type { OperationId } from '../../../generated/operations.ts';
import type { StaffLogInStep, StaffPasskeyRequest, StaffTotp } from '../../../generated/client/types.gen.ts';
import type { OrderStatus } from '../../../server/orders/order-graph.ts';
import { drawOwnerLink } from '../../../server/desk/invitations.ts';
import { createAuthenticator } from '../../../server/desk/testing/authenticator.ts';
import { codeOf } from '../../../server/desk/testing/code-of.ts';
import { openMember, type TestMember } from '../../../server/desk/testing/open-member.ts';
import { totpSecretOf } from '../../../server/desk/totp.ts';
import { demoPassword } from '../../../server/testing/test-databases.ts';
import type { TestServer } from '../../../server/testing/open-test-server.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

const password = demoPassword;

async function bodyOf(answer: ReturnType<TestServer['call']>): Promise<unknown> {
  const { code, body } = await answer;
  if (code !== 0) throw new Error(`A preparation was answered with ${code}.`);
  return body;
}

const toMember: Prepare = async (server) => ({
  changes: { id: (await openMember(server, 'sales')).memberId, role: 'stock' },
});

const withPassword: Prepare = async () => ({ changes: { password } });

/** An order of the demo that no other preparation has, put into a status whatever had led there. */
function orderIn(status: OrderStatus, place: number): Prepare {
  return async ({ services: { database } }) => {
    const { id } = await database
      .selectFrom('orders')
      .select('id')
      .where('status', '<>', 8)
      .orderBy('id')
      .limit(1)
      .offset(place)
      .executeTakeFirstOrThrow();
    const { version } = await database
      .updateTable('orders')
      .set({ status })
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    return { changes: { id, version } };
  };
}

async function invitationKey({ services: { database, publicUrl, clock } }: TestServer): Promise<string> {
  const link = await drawOwnerLink(database, publicUrl, { name: 'test' }, clock());
  return new URL(link).searchParams.get('authKey') ?? '';
}

async function challengeFor(server: TestServer, { token }: TestMember): Promise<StaffPasskeyRequest> {
  return (await bodyOf(server.call('staffBeginPasskey', { password }, { token }))) as StaffPasskeyRequest;
}

/** The same for the desk of the staff, where `owner` makes the calls. */
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

  async staffAcceptInvitation(server) {
    const authKey = await invitationKey(server);
    const code = codeOf(totpSecretOf(server.services.secret, authKey), server.services.clock());
    return { changes: { authKey, code, email: 'first.owner@gariport.example' } };
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

  staffApprovePayment: orderIn(1, 0),
  staffRejectPayment: orderIn(5, 1),
  staffRecordPayment: orderIn(4, 2),
  staffShipOrder: orderIn(2, 3),
  staffChangeShipment: orderIn(2, 4),
  staffRequestBalance: orderIn(3, 5),
  staffCompleteOrder: orderIn(6, 0),
  staffCancelOrder: orderIn(0, 1),
};

/** An owner for a run of many minutes: the token is good for as long as the session. */
export async function openLastingOwner(server: TestServer): Promise<TestMember> {
  const owner = await openMember(server, 'owner', { password });
  await server.services.database
    .updateTable('staff_token')
    .set({ expires_at: new Date(server.services.clock().getTime() + 3_600_000) })
    .where('session_id', '=', owner.sessionId)
    .execute();
  return owner;
}

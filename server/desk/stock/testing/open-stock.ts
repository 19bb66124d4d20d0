import { expect } from 'vitest';
import type { StaffVehicle, StaffVehicleState, StockSheet } from '#generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '#generated/operations.ts';
import type { BodyOf } from '#generated/server.ts';
import { issueBaseToken } from '#server/marketplace/accounts/authenticate.ts';
import { openTestServer, type TestAnswer, type TestServerOptions } from '#server/testing/open-test-server.ts';
import { openMember, type TestMember } from '#server/desk/testing/open-member.ts';
import { sheetWith } from './vehicle-data.ts';

/** A marketplace without vehicles, makes or models, with a stock member at the desk. */
export async function openStock({
  role = 'stock',
  ...options
}: { role?: StaffRole } & Pick<TestServerOptions, 'fetchPicture'> = {}) {
  const server = await openTestServer(options);
  const member = await openMember(server, role, { name: 'Amina Otieno' });

  const call = (id: OperationId, payload: object = {}, by: TestMember = member): Promise<TestAnswer> =>
    server.call(id, payload, { token: by.token });

  /** The result of a call that must succeed. */
  async function done<Id extends OperationId>(id: Id, payload: object = {}): Promise<BodyOf<Id>> {
    const answer = await call(id, payload);
    expect(answer, id).toMatchObject({ code: 0 });
    return answer.body as BodyOf<Id>;
  }

  return {
    server,
    member,
    call,
    done,
    visit: (id: OperationId, payload: object = {}) =>
      server.call(id, payload, { token: issueBaseToken(server.services.secret, server.services.clock()) }),
    save: (change: Partial<StockSheet> = {}, more: object = {}): Promise<StaffVehicleState> =>
      done('staffSaveVehicle', { sheet: sheetWith(change), ...more }),
    read: (id: string): Promise<StaffVehicle> => done('staffGetVehicle', { id }),
  };
}

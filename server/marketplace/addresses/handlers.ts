import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import {
  addAddress,
  changeAddress,
  placeFaultOf,
  deleteAddress,
  describeAddress,
  findAddress,
  listAddresses,
  makeDefault,
} from './addresses.ts';

type AddressOperation =
  | 'listAddresses'
  | 'getAddress'
  | 'setDefaultAddress'
  | 'deleteAddress'
  | 'addAddress'
  | 'updateAddress';

export const addressHandlers: Pick<Handlers<Context>, AddressOperation> = {
  async listAddresses(_payload, context) {
    const addresses = await listAddresses(context.database, userOf(context).accountId);
    return { code: 0, body: addresses.map((address) => describeAddress(address, context.language)) };
  },

  async getAddress({ id }, context) {
    const address = await findAddress(context.database, userOf(context).accountId, id);
    return address
      ? { code: 0, body: describeAddress(address, context.language) }
      : refuse(context, 400, 'addressGone');
  },

  async setDefaultAddress({ id }, context) {
    const isDone = await makeDefault(context.database, userOf(context).accountId, id);
    return isDone ? { code: 0 } : refuse(context, 400, 'addressGone');
  },

  async deleteAddress({ id }, context) {
    const isDone = await deleteAddress(context.database, userOf(context).accountId, id);
    return isDone ? { code: 0 } : refuse(context, 400, 'addressGone');
  },

  async addAddress(payload, context) {
    const complaint = placeFaultOf(payload);
    if (complaint) return refuse(context, 400, complaint);
    const isDone = await addAddress(context.database, userOf(context).accountId, payload, context.now);
    return isDone ? { code: 0 } : refuse(context, 400, 'addressesFull');
  },

  async updateAddress({ id, ...payload }, context) {
    const complaint = placeFaultOf(payload);
    if (complaint) return refuse(context, 400, complaint);
    const isDone = await changeAddress(context.database, userOf(context).accountId, id, payload);
    return isDone ? { code: 0 } : refuse(context, 400, 'addressGone');
  },
};

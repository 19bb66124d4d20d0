import type { OperationId } from '../../generated/operations.ts';
import type { Handlers } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { staffAcceptInvitation, staffInvite, staffReadInvitation, staffWithdrawInvitation } from './invitations.ts';
import { staffListActs } from './list-acts.ts';
import { staffConfirmLogIn, staffLogIn } from './log-in.ts';
import { memberHandlers } from './members.ts';
import { staffExportOrders, staffListOrders } from './orders/list-orders.ts';
import { orderActHandlers } from './orders/order-acts.ts';
import { presenceHandlers } from './orders/presence.ts';
import { staffGetOrder } from './orders/show-order.ts';
import { ownAccountHandlers } from './own-account.ts';
import {
  staffBeginPasskey,
  staffBeginPasskeyLogIn,
  staffPasskeyLogIn,
  staffRemovePasskey,
  staffSavePasskey,
} from './passkeys.ts';
import { refreshMemberSession } from './sessions.ts';
import { todayHandlers } from './today.ts';

type DeskOperation = Extract<OperationId, `staff${string}`>;

export const deskHandlers: Pick<Handlers<Context>, DeskOperation> = {
  staffLogIn,
  staffConfirmLogIn,
  staffBeginPasskeyLogIn,
  staffPasskeyLogIn,
  async staffRefresh({ refreshToken }, { database, now }) {
    const outcome = await refreshMemberSession(database, refreshToken, now);
    return 'code' in outcome ? outcome : { code: 0, body: outcome };
  },
  staffReadInvitation,
  staffAcceptInvitation,
  staffInvite,
  staffWithdrawInvitation,
  ...memberHandlers,
  staffListActs,
  ...ownAccountHandlers,
  staffBeginPasskey,
  staffSavePasskey,
  staffRemovePasskey,
  ...todayHandlers,
  staffListOrders,
  staffExportOrders,
  staffGetOrder,
  ...presenceHandlers,
  ...orderActHandlers,
};

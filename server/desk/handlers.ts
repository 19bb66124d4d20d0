import type { OperationId } from '../../generated/operations.ts';
import type { Handlers } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { bannerDeskHandlers } from './banners/handlers.ts';
import { buyerActionHandlers } from './buyers/buyer-actions.ts';
import { staffFindBuyers } from './buyers/find-buyers.ts';
import { staffGetBuyer } from './buyers/show-buyer.ts';
import { chatActionHandlers } from './chat/chat-actions.ts';
import { chatHoursHandlers } from './chat/hours.ts';
import { savedReplyHandlers } from './chat/saved-replies.ts';
import { staffGetChat, staffListChats } from './chat/show-chat.ts';
import { companyDeskHandlers } from './company/handlers.ts';
import { importDeskHandlers } from './import/handlers.ts';
import { listPriceHandlers } from './import/list-price-handlers.ts';
import { couponDeskHandlers } from './coupons/handlers.ts';
import { dealerHandlers } from './dealers/dealers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { inquiryHandlers } from './inquiries/inquiries.ts';
import {
  staffAcceptInvitation,
  staffBeginInvitationTotp,
  staffInvite,
  staffReadInvitation,
  staffWithdrawInvitation,
} from './invitations.ts';
import { legalDeskHandlers } from './legal/handlers.ts';
import { staffListActs } from './list-audit-log.ts';
import { staffConfirmByCode } from './confirm-by-code.ts';
import { staffConfirmLogIn, staffGetLogInChallenge, staffLogIn } from './log-in.ts';
import { memberHandlers } from './members.ts';
import { staffExportOrders, staffListOrders } from './orders/list-orders.ts';
import { receiveHandlers } from './orders/money/receive-payment.ts';
import { refundHandlers } from './orders/money/refunds.ts';
import { reversalHandlers } from './orders/money/reversals.ts';
import { orderActionHandlers } from './orders/order-actions.ts';
import { staffDocumentHandlers } from './orders/documents.ts';
import { presenceHandlers } from './orders/presence.ts';
import { staffPreviewShipment } from './orders/preview-shipment.ts';
import { staffGetOrder } from './orders/show-order.ts';
import { shipmentEventHandlers } from './orders/shipment-events.ts';
import { ownAccountHandlers } from './own-account.ts';
import {
  staffBeginConfirmByPasskey,
  staffBeginPasskey,
  staffBeginPasskeyLogIn,
  staffConfirmByPasskey,
  staffPasskeyLogIn,
  staffRemovePasskey,
  staffSavePasskey,
} from './passkeys.ts';
import { questionDeskHandlers } from './questions/questions.ts';
import { stockHandlers } from './stock/handlers.ts';
import { refreshMemberSession } from './sessions.ts';
import { bankHandlers } from './pricing/bank-accounts.ts';
import { termHandlers } from './pricing/handlers.ts';
import { todayHandlers } from './today.ts';

type DeskOperation = Extract<OperationId, `staff${string}`>;

export const deskHandlers: Pick<Handlers<Context>, DeskOperation> = {
  staffLogIn,
  staffGetLogInChallenge,
  staffConfirmLogIn,
  staffBeginPasskeyLogIn,
  staffPasskeyLogIn,
  staffConfirmByCode,
  staffBeginConfirmByPasskey,
  staffConfirmByPasskey,
  async staffRefresh({ refreshToken }, { database, now }) {
    const outcome = await refreshMemberSession(database, refreshToken, now);
    return 'code' in outcome ? outcome : { code: 0, body: outcome };
  },
  staffReadInvitation,
  staffBeginInvitationTotp,
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
  staffPreviewShipment,
  ...presenceHandlers,
  ...orderActionHandlers,
  ...receiveHandlers,
  ...refundHandlers,
  ...reversalHandlers,
  ...staffDocumentHandlers,
  ...shipmentEventHandlers,
  ...stockHandlers,
  ...termHandlers,
  ...bankHandlers,
  ...companyDeskHandlers,
  ...legalDeskHandlers,
  ...importDeskHandlers,
  ...listPriceHandlers,
  ...couponDeskHandlers,
  ...bannerDeskHandlers,
  staffListChats,
  staffGetChat,
  ...chatActionHandlers,
  ...savedReplyHandlers,
  ...chatHoursHandlers,
  ...dealerHandlers,
  ...inquiryHandlers,
  ...questionDeskHandlers,
  ...analyticsHandlers,
  staffFindBuyers,
  staffGetBuyer,
  ...buyerActionHandlers,
};

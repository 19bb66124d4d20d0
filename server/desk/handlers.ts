import type { OperationId } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { bannerDeskHandlers } from '#server/desk/banners/handlers.ts';
import { buyerActionHandlers } from '#server/desk/buyers/buyer-actions.ts';
import { staffFindBuyers } from '#server/desk/buyers/find-buyers.ts';
import { staffGetBuyer } from '#server/desk/buyers/show-buyer.ts';
import { chatActionHandlers } from '#server/desk/chat/chat-actions.ts';
import { chatHoursHandlers } from '#server/desk/chat/hours.ts';
import { savedReplyHandlers } from '#server/desk/chat/saved-replies.ts';
import { staffGetChat, staffListChats } from '#server/desk/chat/show-chat.ts';
import { companyDeskHandlers } from '#server/desk/company/handlers.ts';
import { importDeskHandlers } from '#server/desk/import/handlers.ts';
import { listPriceHandlers } from '#server/desk/import/list-price-handlers.ts';
import { couponDeskHandlers } from '#server/desk/coupons/handlers.ts';
import { dealerHandlers } from '#server/desk/dealers/dealers.ts';
import { analyticsHandlers } from '#server/desk/analytics/handlers.ts';
import { inquiryHandlers } from '#server/desk/inquiries/inquiries.ts';
import {
  staffAcceptInvitation,
  staffBeginInvitationTotp,
  staffInvite,
  staffReadInvitation,
  staffWithdrawInvitation,
} from '#server/desk/invitations.ts';
import { legalDeskHandlers } from '#server/desk/legal/handlers.ts';
import { staffListActs } from '#server/desk/list-audit-log.ts';
import { staffConfirmByCode } from '#server/desk/confirm-by-code.ts';
import { staffConfirmLogIn, staffGetLogInChallenge, staffLogIn } from '#server/desk/log-in.ts';
import { memberHandlers } from '#server/desk/members.ts';
import { staffExportOrders, staffListOrders } from '#server/desk/orders/list-orders.ts';
import { receiveHandlers } from '#server/desk/orders/money/receive-payment.ts';
import { refundHandlers } from '#server/desk/orders/money/refunds.ts';
import { reversalHandlers } from '#server/desk/orders/money/reversals.ts';
import { orderActionHandlers } from '#server/desk/orders/order-actions.ts';
import { staffDocumentHandlers } from '#server/desk/orders/documents.ts';
import { presenceHandlers } from '#server/desk/orders/presence.ts';
import { staffPreviewShipment } from '#server/desk/orders/preview-shipment.ts';
import { staffGetOrder } from '#server/desk/orders/show-order.ts';
import { shipmentEventHandlers } from '#server/desk/orders/shipment-events.ts';
import { ownAccountHandlers } from '#server/desk/own-account.ts';
import {
  staffBeginConfirmByPasskey,
  staffBeginPasskey,
  staffBeginPasskeyLogIn,
  staffConfirmByPasskey,
  staffPasskeyLogIn,
  staffRemovePasskey,
  staffSavePasskey,
} from '#server/desk/passkeys.ts';
import { claimDeskHandlers } from '#server/desk/claims/claims.ts';
import { mpesaDeskHandlers } from '#server/desk/mpesa/mpesa-payments.ts';
import { offerDeskHandlers } from '#server/desk/offers/offers.ts';
import { questionDeskHandlers } from '#server/desk/questions/questions.ts';
import { stockHandlers } from '#server/desk/stock/handlers.ts';
import { refreshMemberSession } from '#server/desk/sessions.ts';
import { bankHandlers } from '#server/desk/pricing/bank-accounts.ts';
import { termHandlers } from '#server/desk/pricing/handlers.ts';
import { todayHandlers } from '#server/desk/today.ts';

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
  ...claimDeskHandlers,
  ...mpesaDeskHandlers,
  ...offerDeskHandlers,
  ...questionDeskHandlers,
  ...analyticsHandlers,
  staffFindBuyers,
  staffGetBuyer,
  ...buyerActionHandlers,
};

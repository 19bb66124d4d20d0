import type { OperationId } from '../../generated/operations.ts';
import type { Handlers } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { bannerDeskHandlers } from './banners/handlers.ts';
import { buyerActHandlers } from './buyers/buyer-acts.ts';
import { staffFindBuyers } from './buyers/find-buyers.ts';
import { staffGetBuyer } from './buyers/show-buyer.ts';
import { chatActHandlers } from './chat/chat-acts.ts';
import { chatHoursHandlers } from './chat/hours.ts';
import { readyAnswerHandlers } from './chat/ready-answers.ts';
import { staffGetChat, staffListChats } from './chat/show-chat.ts';
import { companyDeskHandlers } from './company/handlers.ts';
import { importDeskHandlers } from './import/handlers.ts';
import { listPriceHandlers } from './import/list-price-handlers.ts';
import { couponDeskHandlers } from './coupons/handlers.ts';
import { dealerHandlers } from './dealers/dealers.ts';
import { figureHandlers } from './figures/handlers.ts';
import { inquiryHandlers } from './inquiries/inquiries.ts';
import {
  staffAcceptInvitation,
  staffBeginInvitationTotp,
  staffInvite,
  staffReadInvitation,
  staffWithdrawInvitation,
} from './invitations.ts';
import { legalDeskHandlers } from './legal/handlers.ts';
import { staffListActs } from './list-acts.ts';
import { staffConfirmByCode } from './confirm-by-code.ts';
import { staffConfirmLogIn, staffGetLogInChallenge, staffLogIn } from './log-in.ts';
import { memberHandlers } from './members.ts';
import { staffExportOrders, staffListOrders } from './orders/list-orders.ts';
import { receiveHandlers } from './orders/money/receive-payment.ts';
import { refundHandlers } from './orders/money/refunds.ts';
import { reversalHandlers } from './orders/money/reversals.ts';
import { orderActHandlers } from './orders/order-acts.ts';
import { staffPaperHandlers } from './orders/papers.ts';
import { presenceHandlers } from './orders/presence.ts';
import { staffPreviewShipment } from './orders/preview-shipment.ts';
import { staffGetOrder } from './orders/show-order.ts';
import { wayHandlers } from './orders/way-acts.ts';
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
import { bankHandlers } from './terms/bank-accounts.ts';
import { termHandlers } from './terms/handlers.ts';
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
  ...orderActHandlers,
  ...receiveHandlers,
  ...refundHandlers,
  ...reversalHandlers,
  ...staffPaperHandlers,
  ...wayHandlers,
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
  ...chatActHandlers,
  ...readyAnswerHandlers,
  ...chatHoursHandlers,
  ...dealerHandlers,
  ...inquiryHandlers,
  ...questionDeskHandlers,
  ...figureHandlers,
  staffFindBuyers,
  staffGetBuyer,
  ...buyerActHandlers,
};

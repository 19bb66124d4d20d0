import type { Handlers } from '#generated/server.ts';
import { accountHandlers } from '#server/marketplace/accounts/handlers.ts';
import { addressHandlers } from '#server/marketplace/addresses/handlers.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { catalogueHandlers } from '#server/marketplace/catalogue/handlers.ts';
import { chatHandlers } from '#server/marketplace/chat/handlers.ts';
import { claimHandlers } from '#server/marketplace/claims/handlers.ts';
import { commonHandlers } from '#server/marketplace/places/common-handlers.ts';
import { companyHandlers } from '#server/marketplace/company/handlers.ts';
import { couponHandlers } from '#server/marketplace/coupons/handlers.ts';
import { dealerHandlers } from '#server/marketplace/dealers/handlers.ts';
import { deskHandlers } from '#server/desk/handlers.ts';
import { favoriteHandlers } from '#server/marketplace/accounts/favorite-handlers.ts';
import { homeHandlers } from '#server/marketplace/home/handlers.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { inquiryHandlers } from '#server/marketplace/inquiries/handlers.ts';
import { legalHandlers } from '#server/marketplace/legal/handlers.ts';
import { noticeHandlers } from '#server/marketplace/notices/handlers.ts';
import { offerHandlers } from '#server/marketplace/offers/handlers.ts';
import { orderHandlers } from '#server/marketplace/orders/handlers.ts';
import { placeHandlers } from '#server/marketplace/places/handlers.ts';
import { pushHandlers } from '#server/platform/push/handlers.ts';
import { questionHandlers } from '#server/marketplace/questions/handlers.ts';
import { searchHandlers } from '#server/marketplace/searches/handlers.ts';
import { uploadHandlers } from '#server/platform/uploads/handlers.ts';
import { vehicleHandlers } from '#server/marketplace/vehicle-detail/handlers.ts';

/** One handler per operation of the contract. A missing one does not compile. */
export const handlers: Handlers<Context> = {
  ...accountHandlers,
  ...addressHandlers,
  ...catalogueHandlers,
  ...chatHandlers,
  ...claimHandlers,
  ...commonHandlers,
  ...companyHandlers,
  ...couponHandlers,
  ...dealerHandlers,
  ...deskHandlers,
  ...favoriteHandlers,
  ...homeHandlers,
  ...importHandlers,
  ...inquiryHandlers,
  ...legalHandlers,
  ...noticeHandlers,
  ...offerHandlers,
  ...orderHandlers,
  ...placeHandlers,
  ...pushHandlers,
  ...questionHandlers,
  ...searchHandlers,
  ...uploadHandlers,
  ...vehicleHandlers,
};

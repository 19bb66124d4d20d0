import type { Handlers } from '../generated/server.ts';
import { accountHandlers } from './accounts/handlers.ts';
import { addressHandlers } from './addresses/handlers.ts';
import type { Context } from './calls/context.ts';
import { catalogueHandlers } from './catalogue/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { commonHandlers } from './common/handlers.ts';
import { companyHandlers } from './company/handlers.ts';
import { couponHandlers } from './coupons/handlers.ts';
import { dealerHandlers } from './dealers/handlers.ts';
import { deskHandlers } from './desk/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { homeHandlers } from './home/handlers.ts';
import { importHandlers } from './import/handlers.ts';
import { inquiryHandlers } from './inquiries/handlers.ts';
import { legalHandlers } from './legal/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { placeHandlers } from './places/handlers.ts';
import { pushHandlers } from './push/handlers.ts';
import { questionHandlers } from './questions/handlers.ts';
import { searchHandlers } from './searches/handlers.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import { vehicleHandlers } from './vehicle-detail/handlers.ts';

/** One handler per operation of the contract. A missing one does not compile. */
export const handlers: Handlers<Context> = {
  ...accountHandlers,
  ...addressHandlers,
  ...catalogueHandlers,
  ...chatHandlers,
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
  ...orderHandlers,
  ...placeHandlers,
  ...pushHandlers,
  ...questionHandlers,
  ...searchHandlers,
  ...uploadHandlers,
  ...vehicleHandlers,
};

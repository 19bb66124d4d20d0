import claimPhotos from '../../../../locales/en/claim-photos.json';
import codes from '../../../../locales/en/codes.json';
import common from '../../../../locales/en/common.json';
import desk from '../../../../locales/en/desk.json';
import deskAnalytics from '../../../../locales/en/desk-analytics.json';
import deskAuditLog from '../../../../locales/en/desk-audit-log.json';
import deskBanners from '../../../../locales/en/desk-banners.json';
import deskBuyers from '../../../../locales/en/desk-buyers.json';
import deskChat from '../../../../locales/en/desk-chat.json';
import deskClaims from '../../../../locales/en/desk-claims.json';
import deskCompany from '../../../../locales/en/desk-company.json';
import deskCoupons from '../../../../locales/en/desk-coupons.json';
import deskEntry from '../../../../locales/en/desk-entry.json';
import deskImport from '../../../../locales/en/desk-import.json';
import deskLegal from '../../../../locales/en/desk-legal.json';
import deskMoney from '../../../../locales/en/desk-money.json';
import deskMpesa from '../../../../locales/en/desk-mpesa.json';
import deskOffers from '../../../../locales/en/desk-offers.json';
import deskOrders from '../../../../locales/en/desk-orders.json';
import deskPeople from '../../../../locales/en/desk-people.json';
import deskPricing from '../../../../locales/en/desk-pricing.json';
import deskQuestions from '../../../../locales/en/desk-questions.json';
import deskStock from '../../../../locales/en/desk-stock.json';
import forms from '../../../../locales/en/forms.json';
import messages from '../../../../locales/en/messages.json';
import papers from '../../../../locales/en/papers.json';
import timeline from '../../../../locales/en/timeline.json';

export const deskTexts = {
  'claim-photos': claimPhotos,
  codes,
  common,
  desk,
  'desk-analytics': deskAnalytics,
  'desk-audit-log': deskAuditLog,
  'desk-banners': deskBanners,
  'desk-buyers': deskBuyers,
  'desk-chat': deskChat,
  'desk-claims': deskClaims,
  'desk-company': deskCompany,
  'desk-coupons': deskCoupons,
  'desk-entry': deskEntry,
  'desk-import': deskImport,
  'desk-legal': deskLegal,
  'desk-money': deskMoney,
  'desk-mpesa': deskMpesa,
  'desk-offers': deskOffers,
  'desk-orders': deskOrders,
  'desk-people': deskPeople,
  'desk-pricing': deskPricing,
  'desk-questions': deskQuestions,
  'desk-stock': deskStock,
  forms,
  messages,
  papers,
  timeline,
};
/** The texts of the desk besides the shared ones. English is the source of the keys. */
export type DeskTexts = Pick<
  typeof deskTexts,
  | 'desk'
  | 'desk-analytics'
  | 'desk-audit-log'
  | 'desk-banners'
  | 'desk-buyers'
  | 'desk-chat'
  | 'desk-claims'
  | 'desk-company'
  | 'desk-coupons'
  | 'desk-entry'
  | 'desk-import'
  | 'desk-legal'
  | 'desk-money'
  | 'desk-mpesa'
  | 'desk-offers'
  | 'desk-orders'
  | 'desk-people'
  | 'desk-pricing'
  | 'desk-questions'
  | 'desk-stock'
>;

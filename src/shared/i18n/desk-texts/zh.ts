import claimPhotos from '../../../../locales/zh/claim-photos.json';
import codes from '../../../../locales/zh/codes.json';
import common from '../../../../locales/zh/common.json';
import desk from '../../../../locales/zh/desk.json';
import deskAnalytics from '../../../../locales/zh/desk-analytics.json';
import deskAuditLog from '../../../../locales/zh/desk-audit-log.json';
import deskBanners from '../../../../locales/zh/desk-banners.json';
import deskBuyers from '../../../../locales/zh/desk-buyers.json';
import deskChat from '../../../../locales/zh/desk-chat.json';
import deskClaims from '../../../../locales/zh/desk-claims.json';
import deskCompany from '../../../../locales/zh/desk-company.json';
import deskCoupons from '../../../../locales/zh/desk-coupons.json';
import deskEntry from '../../../../locales/zh/desk-entry.json';
import deskImport from '../../../../locales/zh/desk-import.json';
import deskLegal from '../../../../locales/zh/desk-legal.json';
import deskMoney from '../../../../locales/zh/desk-money.json';
import deskMpesa from '../../../../locales/zh/desk-mpesa.json';
import deskOffers from '../../../../locales/zh/desk-offers.json';
import deskOrders from '../../../../locales/zh/desk-orders.json';
import deskPeople from '../../../../locales/zh/desk-people.json';
import deskPricing from '../../../../locales/zh/desk-pricing.json';
import deskQuestions from '../../../../locales/zh/desk-questions.json';
import deskStock from '../../../../locales/zh/desk-stock.json';
import forms from '../../../../locales/zh/forms.json';
import messages from '../../../../locales/zh/messages.json';
import papers from '../../../../locales/zh/papers.json';
import timeline from '../../../../locales/zh/timeline.json';

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

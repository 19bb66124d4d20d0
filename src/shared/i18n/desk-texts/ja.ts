import claimPhotos from '../../../../locales/ja/claim-photos.json';
import codes from '../../../../locales/ja/codes.json';
import common from '../../../../locales/ja/common.json';
import desk from '../../../../locales/ja/desk.json';
import deskAnalytics from '../../../../locales/ja/desk-analytics.json';
import deskAuditLog from '../../../../locales/ja/desk-audit-log.json';
import deskBanners from '../../../../locales/ja/desk-banners.json';
import deskBuyers from '../../../../locales/ja/desk-buyers.json';
import deskChat from '../../../../locales/ja/desk-chat.json';
import deskClaims from '../../../../locales/ja/desk-claims.json';
import deskCompany from '../../../../locales/ja/desk-company.json';
import deskCoupons from '../../../../locales/ja/desk-coupons.json';
import deskEntry from '../../../../locales/ja/desk-entry.json';
import deskImport from '../../../../locales/ja/desk-import.json';
import deskLegal from '../../../../locales/ja/desk-legal.json';
import deskMoney from '../../../../locales/ja/desk-money.json';
import deskMpesa from '../../../../locales/ja/desk-mpesa.json';
import deskOffers from '../../../../locales/ja/desk-offers.json';
import deskOrders from '../../../../locales/ja/desk-orders.json';
import deskPeople from '../../../../locales/ja/desk-people.json';
import deskPricing from '../../../../locales/ja/desk-pricing.json';
import deskQuestions from '../../../../locales/ja/desk-questions.json';
import deskStock from '../../../../locales/ja/desk-stock.json';
import forms from '../../../../locales/ja/forms.json';
import messages from '../../../../locales/ja/messages.json';
import papers from '../../../../locales/ja/papers.json';
import timeline from '../../../../locales/ja/timeline.json';

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

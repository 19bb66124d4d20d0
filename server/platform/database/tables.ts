import type { Kysely } from 'kysely';
import type {
  AccountTable,
  AddressTable,
  CaptchaTable,
  CouponKindTable,
  CouponTable,
  DealerCertificateTable,
  FavoriteTable,
  PasswordResetTable,
  RegistrationTable,
  SessionTable,
  SessionTokenTable,
  UploadInPartsTable,
  UploadPartTable,
  UploadTable,
} from './tables/account-tables.ts';
import type {
  CatalogueVersionTable,
  LandedCountryTable,
  LandedVehicleTable,
  MakeTable,
  ModelLevelTable,
  ModelTable,
  StyleTable,
  VehicleCountTable,
  VehicleTraitCountTable,
  VehicleTable,
} from './tables/catalogue-tables.ts';
import type { ClaimMessageTable, ClaimPhotoTable, ClaimTable } from './tables/claim-tables.ts';
import type { HomeBannerPictureTable, HomeBannerTable } from './tables/home-tables.ts';
import type { VehicleOfferStepTable, VehicleOfferTable, VehicleOfferTermsTable } from './tables/offer-tables.ts';
import type {
  ChatMessageTable,
  InquiryTable,
  PriceRequestTable,
  OrderPaperTable,
  PaperReleaseTable,
  OrderRecordTable,
  DepositReminderTable,
  OrderTable,
  OrderMoneyTable,
  OrderWayTable,
  VoucherTable,
} from './tables/order-tables.ts';
import type { MpesaPaymentTable, MpesaRequestTable } from './tables/mpesa-tables.ts';
import type { NoticeCodeTable, NoticeMessageTable, NoticeNumberTable } from './tables/notice-tables.ts';
import type { VehicleQuestionTable } from './tables/question-tables.ts';
import type { SavedSearchFindTable, SavedSearchTable, SearchedVehicleTable } from './tables/search-tables.ts';
import type {
  ContractUsageTable,
  IdempotencyTable,
  JobTable,
  MailTable,
  PageChangeTable,
  PushMessageTable,
  PushSubscriptionTable,
  RateCountTable,
  ReplayClaimTable,
  SettingTable,
  VisitCountTable,
} from './tables/service-tables.ts';
import type {
  ChatTable,
  OrderNoteTable,
  OrderPresenceTable,
  ReadyAnswerTable,
  StaffActLinkTable,
  StaffActTable,
  StaffInvitationTable,
  StaffMemberTable,
  StaffPasskeyTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
  StaffTicketTable,
  StaffTokenTable,
} from './tables/staff-tables.ts';
import type {
  StockImportPhotoTable,
  StockImportRowTable,
  StockImportTable,
  VehiclePhotoTable,
  VehicleInspectionTable,
  ListedPriceChangeTable,
  VehiclePriceTable,
  VehicleVideoTable,
} from './tables/stock-tables.ts';
import type {
  BankAccountTable,
  ClearingAgentTable,
  CompanyVersionTable,
  ImportRuleVersionTable,
  LegalTextVersionTable,
  ListPriceVersionTable,
  PaymentRequestTable,
  TermVersionTable,
  ShownAccountTable,
} from './tables/term-tables.ts';

export interface Tables {
  make: MakeTable;
  model: ModelTable;
  style: StyleTable;
  model_level: ModelLevelTable;
  vehicle: VehicleTable;
  vehicle_count: VehicleCountTable;
  vehicle_trait_count: VehicleTraitCountTable;
  landed_country: LandedCountryTable;
  landed_vehicle: LandedVehicleTable;
  catalogue_version: CatalogueVersionTable;
  account: AccountTable;
  registration: RegistrationTable;
  password_reset: PasswordResetTable;
  captcha: CaptchaTable;
  session: SessionTable;
  session_token: SessionTokenTable;
  address: AddressTable;
  favorite: FavoriteTable;
  saved_search: SavedSearchTable;
  saved_search_find: SavedSearchFindTable;
  searched_vehicle: SearchedVehicleTable;
  inquiry: InquiryTable;
  vehicle_question: VehicleQuestionTable;
  vehicle_offer_terms: VehicleOfferTermsTable;
  vehicle_offer: VehicleOfferTable;
  vehicle_offer_step: VehicleOfferStepTable;
  coupon: CouponTable;
  coupon_kind: CouponKindTable;
  dealer_certificate: DealerCertificateTable;
  upload: UploadTable;
  upload_in_parts: UploadInPartsTable;
  upload_part: UploadPartTable;
  price_request: PriceRequestTable;
  orders: OrderTable;
  order_claim: ClaimTable;
  order_claim_message: ClaimMessageTable;
  order_claim_photo: ClaimPhotoTable;
  deposit_reminder: DepositReminderTable;
  order_record: OrderRecordTable;
  voucher: VoucherTable;
  chat_message: ChatMessageTable;
  idempotency: IdempotencyTable;
  replay_claim: ReplayClaimTable;
  rate_count: RateCountTable;
  mail: MailTable;
  push_subscription: PushSubscriptionTable;
  push_message: PushMessageTable;
  notice_number: NoticeNumberTable;
  notice_code: NoticeCodeTable;
  notice_message: NoticeMessageTable;
  job: JobTable;
  staff_member: StaffMemberTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_passkey: StaffPasskeyTable;
  staff_session: StaffSessionTable;
  staff_token: StaffTokenTable;
  staff_invitation: StaffInvitationTable;
  staff_ticket: StaffTicketTable;
  staff_act: StaffActTable;
  staff_act_link: StaffActLinkTable;
  chat: ChatTable;
  ready_answer: ReadyAnswerTable;
  order_note: OrderNoteTable;
  order_papers: OrderPaperTable;
  paper_release: PaperReleaseTable;
  order_money: OrderMoneyTable;
  order_way: OrderWayTable;
  order_presence: OrderPresenceTable;
  page_change: PageChangeTable;
  setting: SettingTable;
  visit_count: VisitCountTable;
  contract_usage: ContractUsageTable;
  vehicle_photo: VehiclePhotoTable;
  vehicle_inspection: VehicleInspectionTable;
  vehicle_price: VehiclePriceTable;
  listed_price_change: ListedPriceChangeTable;
  vehicle_video: VehicleVideoTable;
  stock_import: StockImportTable;
  stock_import_row: StockImportRowTable;
  stock_import_photo: StockImportPhotoTable;
  term_version: TermVersionTable;
  company_version: CompanyVersionTable;
  import_rule_version: ImportRuleVersionTable;
  list_price_version: ListPriceVersionTable;
  legal_text_version: LegalTextVersionTable;
  home_banner: HomeBannerTable;
  home_banner_picture: HomeBannerPictureTable;
  clearing_agent: ClearingAgentTable;
  bank_account: BankAccountTable;
  told_account: ShownAccountTable;
  payment_request: PaymentRequestTable;
  mpesa_payment: MpesaPaymentTable;
  mpesa_request: MpesaRequestTable;
}

/** The database, or a transaction on it. */
export type Database = Kysely<Tables>;

import { dayText, type LabelledLine, lines, linkLanguage, siteLink, timeText } from './mail-values.ts';
import { type MailContext, type MailExtras, type MailName, postMail } from './post-mail.ts';

export function postVerification(context: MailContext, to: string, authKey: string, hours: number): Promise<void> {
  const link = siteLink(context, '/user/auth/register/regRes', { authKey, language: linkLanguage(context) });
  const time = timeText(context.now, context.language);
  return postMail(context, 'verification', to, { link, time, hours: String(hours) });
}

/** Informs a registering user that the e-mail already has an account. */
export function postAccountExists(context: MailContext, to: string): Promise<void> {
  return postMail(context, 'accountExists', to, { link: siteLink(context, '') });
}

/** No e-mail is sent to an address without an account. Sending is simulated, so that the caller cannot tell. */
export function postPasswordReset(
  context: MailContext,
  to: string,
  { authKey, hasAccount }: { authKey: string; hasAccount: boolean },
): Promise<void> {
  const link = siteLink(context, '/user/auth/resetPwd', { authKey, email: to, language: linkLanguage(context) });
  return postMail(context, 'passwordReset', to, { link }, { deed: hasAccount ? 'post' : 'pretend' });
}

/** Informs the owner, because somebody else may have changed the password. */
export function postPasswordChanged(context: MailContext, to: string): Promise<void> {
  return postMail(context, 'passwordChanged', to, { link: siteLink(context, '') });
}

export interface StaffInvited {
  to: string;
  name: string;
  /** Who invites. */
  by: string;
  link: string;
  days: number;
}

/** Invites a staff member. */
export function postStaffInvitation(context: MailContext, { to, days, ...values }: StaffInvited): Promise<void> {
  return postMail(context, 'staffInvitation', to, { ...values, days: String(days) });
}

export interface DealerApproved {
  to: string;
  dealerName: string;
}

export function postDealerApproved(context: MailContext, { to, dealerName }: DealerApproved): Promise<void> {
  return postMail(context, 'dealerApproved', to, { dealerName, link: certificatePage(context) });
}

export interface DealerRejected extends DealerApproved {
  remark: string;
}

export function postDealerRejected(context: MailContext, mail: DealerRejected): Promise<void> {
  const { to, dealerName, remark } = mail;
  return postMail(context, 'dealerRejected', to, { dealerName, remark, link: certificatePage(context) });
}

// The account menu counts from 0; number 6 is the company certificate.
function certificatePage(context: MailContext): string {
  return siteLink(context, '/user/center/info', { type: '6' });
}

export interface InquiryAnswered {
  to: string;
  vehicleId: string;
  vehicleName: string;
  answer: string;
}

export function postInquiryAnswered(context: MailContext, mail: InquiryAnswered): Promise<void> {
  const { to, vehicleId, vehicleName, answer } = mail;
  const link = siteLink(context, '/car/detail', { id: vehicleId });
  return postMail(context, 'inquiryAnswered', to, { vehicleName, answer, link });
}

export interface SearchFinds {
  what: 'searchFinds' | 'lowerPrices';
  to: string;
  name: string;
  /** One line per vehicle. */
  vehicles: readonly string[];
  /** The page that lists all of them. */
  list: { path: string; query: Readonly<Record<string, string>> };
  stop: { id: string; key: string };
}

/** Announces new vehicles for a saved search, or lower prices. */
export function postSearchFinds(
  context: MailContext,
  { what, to, name, vehicles, list, stop }: SearchFinds,
): Promise<void> {
  const values = {
    name,
    vehicles: vehicles.join('\n\n'),
    link: siteLink(context, list.path, list.query),
    stopLink: siteLink(context, '/user/alerts/stop', { ...stop }),
  };
  return postMail(context, what, to, values, { isBulk: true });
}

/** Values of every e-mail about an order. */
export interface OrderSubject {
  to: string;
  orderId: string;
  /** The order's current status, which is part of the order page's URL. */
  status: number;
  orderNo: string;
  vehicleName: string;
}

/** How to verify that a payment request is ours. */
export interface PaymentCheckInfo {
  code: string;
  /** The page for typing in the code. */
  link: string;
  /** The URL in the QR code, with the signed request. */
  qr: string;
}

/** The collection agent and its account, with labels in the reader's language. */
export interface CollectionAccount {
  agent: string;
  details: readonly LabelledLine[];
}

export interface Reservation extends OrderSubject {
  buyerName: string;
  /** The quote as the buyer saw it, line by line. */
  quote: readonly LabelledLine[];
  deposit: string;
  /** The collection agent only. E-mails never contain the account, since e-mails are easily forged. */
  agent: string;
  check: PaymentCheckInfo;
  dueAt: Date;
}

/** Confirms a reservation and says where to find the account for the deposit. */
export function postReservation(context: MailContext, mail: Reservation): Promise<void> {
  const values = {
    buyerName: mail.buyerName,
    quote: lines(mail.quote),
    deposit: mail.deposit,
    ...checkValues(mail),
    dueTime: timeText(mail.dueAt, context.language),
  };
  return postOrderMail(context, 'reservation', mail, { values, qr: mail.check.qr, until: mail.dueAt });
}

export interface DepositDueSoon extends OrderSubject {
  deposit: string;
  dueAt: Date;
}

/** Reminds of a deposit without payment proof. */
export function postDepositDueSoon(context: MailContext, mail: DepositDueSoon): Promise<void> {
  return postOrderMail(context, 'depositDueSoon', mail, {
    values: { deposit: mail.deposit, dueTime: timeText(mail.dueAt, context.language) },
    until: mail.dueAt,
    aboutId: mail.orderId,
  });
}

export type PaymentKind = 'deposit' | 'balance';

export interface PaymentJudged extends OrderSubject {
  kind: PaymentKind;
}

export function postPaymentApproved(context: MailContext, mail: PaymentJudged): Promise<void> {
  const name = mail.kind === 'deposit' ? 'depositApproved' : 'balanceApproved';
  return postOrderMail(context, name, mail);
}

export interface PaymentOverpaid extends PaymentJudged {
  received: string;
  /** The overpayment. */
  over: string;
}

export function postPaymentOverpaid(context: MailContext, mail: PaymentOverpaid): Promise<void> {
  const { received, over } = mail;
  const name = mail.kind === 'deposit' ? 'depositOverpaid' : 'balanceOverpaid';
  return postOrderMail(context, name, mail, { values: { received, over } });
}

export interface PartReceived extends PaymentJudged {
  received: string;
  missing: string;
  /** The deadline for the rest of a deposit. */
  dueAt: Date;
}

/** Confirms a partial payment and names the missing amount. */
export function postPartReceived(context: MailContext, mail: PartReceived): Promise<void> {
  const { received, missing } = mail;
  if (mail.kind === 'balance') return postOrderMail(context, 'balancePart', mail, { values: { received, missing } });
  const dueTime = timeText(mail.dueAt, context.language);
  return postOrderMail(context, 'depositPart', mail, { values: { received, missing, dueTime } });
}

/** Confirms money received while nothing was due. */
export function postMoneyReceived(context: MailContext, mail: OrderSubject & { received: string }): Promise<void> {
  return postOrderMail(context, 'moneyNoted', mail, { values: { received: mail.received } });
}

export interface RefundSent extends OrderSubject {
  amount: string;
  reason: string;
  bank: string;
  lastDigits: string;
  /** Noon of the day. */
  sentAt: Date;
  reference: string;
}

export function postRefundSent(context: MailContext, mail: RefundSent): Promise<void> {
  const { amount, reason, bank, lastDigits, reference } = mail;
  const sentOn = dayText(mail.sentAt, context.language);
  return postOrderMail(context, 'refundSent', mail, {
    values: { amount, reason, bank, lastDigits, sentOn, reference },
  });
}

/** Informs that money is retained, or that a payment was recorded by mistake. */
export function postMoneyRetainedOrReversed(
  context: MailContext,
  what: 'moneyKept' | 'paymentReversed',
  mail: OrderSubject & { amount: string; reason: string },
): Promise<void> {
  const { amount, reason } = mail;
  return postOrderMail(context, what, mail, { values: { amount, reason } });
}

/** Sends what staff wrote about a claim. Without an offer, its line is left out. */
export function postClaimAnswered(
  context: MailContext,
  mail: OrderSubject & { text: string; offer: string },
): Promise<void> {
  const { text, offer } = mail;
  return postOrderMail(context, 'claimAnswered', mail, { values: { text, offer } });
}

export interface PaymentRejected extends PaymentJudged {
  reason: string;
}

export function postPaymentRejected(context: MailContext, mail: PaymentRejected): Promise<void> {
  const name = mail.kind === 'deposit' ? 'depositRejected' : 'balanceRejected';
  return postOrderMail(context, name, mail, { values: { reason: mail.reason } });
}

export interface Shipment extends OrderSubject {
  freightNumber: string;
  /** The carrier's tracking page. */
  logisticsLink: string;
}

export function postShipped(context: MailContext, mail: Shipment): Promise<void> {
  const { freightNumber, logisticsLink } = mail;
  return postOrderMail(context, 'shipped', mail, { values: { freightNumber, logisticsLink } });
}

export interface BalanceDue extends OrderSubject {
  portName: string;
  arrivesAt: Date;
  balance: string;
  agent: string;
  check: PaymentCheckInfo;
}

/** Asks for the balance ten days before the vehicle arrives. */
export function postBalanceDue(context: MailContext, mail: BalanceDue): Promise<void> {
  const values = {
    portName: mail.portName,
    arrivalDay: dayText(mail.arrivesAt, context.language),
    balance: mail.balance,
    ...checkValues(mail),
  };
  return postOrderMail(context, 'balanceDue', mail, { values, qr: mail.check.qr, aboutId: mail.orderId });
}

export interface OrderCancelled extends OrderSubject {
  cause: 'buyer' | 'depositLapsed' | 'staff';
}

export function postOrderCancelled(context: MailContext, mail: OrderCancelled): Promise<void> {
  const names = { buyer: 'cancelledByBuyer', depositLapsed: 'depositLapsed', staff: 'cancelledByStaff' } as const;
  return postOrderMail(context, names[mail.cause], mail);
}

function postOrderMail(
  context: MailContext,
  name: MailName,
  { to, orderId, status, orderNo, vehicleName }: OrderSubject,
  { values = {}, ...extras }: { values?: Readonly<Record<string, string>> } & MailExtras = {},
): Promise<void> {
  const link = siteLink(context, '/user/center/order/detail', { id: orderId, status: String(status) });
  return postMail(context, name, to, { ...values, orderNo, vehicleName, link }, extras);
}

function checkValues({ agent, check }: Pick<Reservation, 'agent' | 'check'>): Record<string, string> {
  return { agent, checkCode: check.code, checkLink: check.link };
}

import { dayText, type LetterLine, lines, linkLanguage, siteLink, timeText } from './letter-values.ts';
import { type LetterContext, type LetterName, postLetter } from './post-letter.ts';

export function postVerification(context: LetterContext, to: string, authKey: string, hours: number): Promise<void> {
  const link = siteLink(context, '/user/auth/register/regRes', { authKey, language: linkLanguage(context) });
  const time = timeText(context.now, context.language);
  return postLetter(context, 'verification', to, { link, time, hours: String(hours) });
}

/** Informs a registering user that the e-mail already has an account. */
export function postAccountExists(context: LetterContext, to: string): Promise<void> {
  return postLetter(context, 'accountExists', to, { link: siteLink(context, '') });
}

/** No e-mail is sent to an address without an account. Sending is simulated, so that the caller cannot tell. */
export function postPasswordReset(
  context: LetterContext,
  to: string,
  { authKey, hasAccount }: { authKey: string; hasAccount: boolean },
): Promise<void> {
  const link = siteLink(context, '/user/auth/resetPwd', { authKey, email: to, language: linkLanguage(context) });
  return postLetter(context, 'passwordReset', to, { link }, { deed: hasAccount ? 'post' : 'pretend' });
}

/** Informs the owner, because somebody else may have changed the password. */
export function postPasswordChanged(context: LetterContext, to: string): Promise<void> {
  return postLetter(context, 'passwordChanged', to, { link: siteLink(context, '') });
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
export function postStaffInvitation(context: LetterContext, { to, days, ...values }: StaffInvited): Promise<void> {
  return postLetter(context, 'staffInvitation', to, { ...values, days: String(days) });
}

export interface DealerApproved {
  to: string;
  dealerName: string;
}

export function postDealerApproved(context: LetterContext, { to, dealerName }: DealerApproved): Promise<void> {
  return postLetter(context, 'dealerApproved', to, { dealerName, link: certificatePage(context) });
}

export interface DealerRejected extends DealerApproved {
  remark: string;
}

export function postDealerRejected(context: LetterContext, letter: DealerRejected): Promise<void> {
  const { to, dealerName, remark } = letter;
  return postLetter(context, 'dealerRejected', to, { dealerName, remark, link: certificatePage(context) });
}

// The account menu counts from 0; number 6 is the company certificate.
function certificatePage(context: LetterContext): string {
  return siteLink(context, '/user/center/info', { type: '6' });
}

export interface InquiryAnswered {
  to: string;
  vehicleId: string;
  vehicleName: string;
  answer: string;
}

export function postInquiryAnswered(context: LetterContext, letter: InquiryAnswered): Promise<void> {
  const { to, vehicleId, vehicleName, answer } = letter;
  const link = siteLink(context, '/car/detail', { id: vehicleId });
  return postLetter(context, 'inquiryAnswered', to, { vehicleName, answer, link });
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
  context: LetterContext,
  { what, to, name, vehicles, list, stop }: SearchFinds,
): Promise<void> {
  return postLetter(context, what, to, {
    name,
    vehicles: vehicles.join('\n\n'),
    link: siteLink(context, list.path, list.query),
    stopLink: siteLink(context, '/user/alerts/stop', { ...stop }),
  });
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
  details: readonly LetterLine[];
}

export interface Reservation extends OrderSubject {
  buyerName: string;
  /** The quote as the buyer saw it, line by line. */
  quote: readonly LetterLine[];
  deposit: string;
  /** The collection agent only. E-mails never contain the account, since e-mails are easily forged. */
  agent: string;
  check: PaymentCheckInfo;
  dueAt: Date;
}

/** Confirms a reservation and says where to find the account for the deposit. */
export function postReservation(context: LetterContext, letter: Reservation): Promise<void> {
  const values = {
    buyerName: letter.buyerName,
    quote: lines(letter.quote),
    deposit: letter.deposit,
    ...checkValues(letter),
    dueTime: timeText(letter.dueAt, context.language),
  };
  return postOrderLetter(context, 'reservation', letter, { values, qr: letter.check.qr });
}

export interface DepositDueSoon extends OrderSubject {
  deposit: string;
  dueAt: Date;
}

/** Reminds of a deposit without payment proof. */
export function postDepositDueSoon(context: LetterContext, letter: DepositDueSoon): Promise<void> {
  return postOrderLetter(context, 'depositDueSoon', letter, {
    values: { deposit: letter.deposit, dueTime: timeText(letter.dueAt, context.language) },
  });
}

export type PaymentKind = 'deposit' | 'balance';

export interface PaymentJudged extends OrderSubject {
  kind: PaymentKind;
}

export function postPaymentApproved(context: LetterContext, letter: PaymentJudged): Promise<void> {
  const name = letter.kind === 'deposit' ? 'depositApproved' : 'balanceApproved';
  return postOrderLetter(context, name, letter);
}

export interface PaymentOverpaid extends PaymentJudged {
  received: string;
  /** The overpayment. */
  over: string;
}

export function postPaymentOverpaid(context: LetterContext, letter: PaymentOverpaid): Promise<void> {
  const { received, over } = letter;
  const name = letter.kind === 'deposit' ? 'depositOverpaid' : 'balanceOverpaid';
  return postOrderLetter(context, name, letter, { values: { received, over } });
}

export interface PartReceived extends PaymentJudged {
  received: string;
  missing: string;
  /** The deadline for the rest of a deposit. */
  dueAt: Date;
}

/** Confirms a partial payment and names the missing amount. */
export function postPartReceived(context: LetterContext, letter: PartReceived): Promise<void> {
  const { received, missing } = letter;
  if (letter.kind === 'balance')
    return postOrderLetter(context, 'balancePart', letter, { values: { received, missing } });
  const dueTime = timeText(letter.dueAt, context.language);
  return postOrderLetter(context, 'depositPart', letter, { values: { received, missing, dueTime } });
}

/** Confirms money received while nothing was due. */
export function postMoneyReceived(context: LetterContext, letter: OrderSubject & { received: string }): Promise<void> {
  return postOrderLetter(context, 'moneyNoted', letter, { values: { received: letter.received } });
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

export function postRefundSent(context: LetterContext, letter: RefundSent): Promise<void> {
  const { amount, reason, bank, lastDigits, reference } = letter;
  const sentOn = dayText(letter.sentAt, context.language);
  return postOrderLetter(context, 'refundSent', letter, {
    values: { amount, reason, bank, lastDigits, sentOn, reference },
  });
}

/** Informs that money is retained, or that a payment was recorded by mistake. */
export function postMoneyRetainedOrReversed(
  context: LetterContext,
  what: 'moneyKept' | 'paymentReversed',
  letter: OrderSubject & { amount: string; reason: string },
): Promise<void> {
  const { amount, reason } = letter;
  return postOrderLetter(context, what, letter, { values: { amount, reason } });
}

/** Sends what staff wrote about a claim. Without an offer, its line is left out. */
export function postClaimAnswered(
  context: LetterContext,
  letter: OrderSubject & { text: string; offer: string },
): Promise<void> {
  const { text, offer } = letter;
  return postOrderLetter(context, 'claimAnswered', letter, { values: { text, offer } });
}

export interface PaymentRejected extends PaymentJudged {
  reason: string;
}

export function postPaymentRejected(context: LetterContext, letter: PaymentRejected): Promise<void> {
  const name = letter.kind === 'deposit' ? 'depositRejected' : 'balanceRejected';
  return postOrderLetter(context, name, letter, { values: { reason: letter.reason } });
}

export interface Shipment extends OrderSubject {
  freightNumber: string;
  /** The carrier's tracking page. */
  logisticsLink: string;
}

export function postShipped(context: LetterContext, letter: Shipment): Promise<void> {
  const { freightNumber, logisticsLink } = letter;
  return postOrderLetter(context, 'shipped', letter, { values: { freightNumber, logisticsLink } });
}

export interface BalanceDue extends OrderSubject {
  portName: string;
  arrivesAt: Date;
  balance: string;
  agent: string;
  check: PaymentCheckInfo;
}

/** Asks for the balance ten days before the vehicle arrives. */
export function postBalanceDue(context: LetterContext, letter: BalanceDue): Promise<void> {
  const values = {
    portName: letter.portName,
    arrivalDay: dayText(letter.arrivesAt, context.language),
    balance: letter.balance,
    ...checkValues(letter),
  };
  return postOrderLetter(context, 'balanceDue', letter, { values, qr: letter.check.qr });
}

export interface OrderCancelled extends OrderSubject {
  cause: 'buyer' | 'depositLapsed' | 'staff';
}

export function postOrderCancelled(context: LetterContext, letter: OrderCancelled): Promise<void> {
  const names = { buyer: 'cancelledByBuyer', depositLapsed: 'depositLapsed', staff: 'cancelledByStaff' } as const;
  return postOrderLetter(context, names[letter.cause], letter);
}

function postOrderLetter(
  context: LetterContext,
  name: LetterName,
  { to, orderId, status, orderNo, vehicleName }: OrderSubject,
  { values = {}, qr }: { values?: Readonly<Record<string, string>>; qr?: string } = {},
): Promise<void> {
  const link = siteLink(context, '/user/center/order/detail', { id: orderId, status: String(status) });
  return postLetter(context, name, to, { ...values, orderNo, vehicleName, link }, qr === undefined ? {} : { qr });
}

function checkValues({ agent, check }: Pick<Reservation, 'agent' | 'check'>): Record<string, string> {
  return { agent, checkCode: check.code, checkLink: check.link };
}

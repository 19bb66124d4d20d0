import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as account from './mails.ts';
import * as dealer from './mails.ts';
import * as order from './mails.ts';
import { postMemberUpdate, postOwnerUpdate } from './staff-mails.ts';
import { postQuestionAnswered, postQuestionDeclined } from './question-mails.ts';
import type { Mail, Services } from '#server/platform/services.ts';
import { databaseWith } from '#server/testing/database-with.ts';
import { type Language, languages } from '#wire/language.ts';
import { type MailContext, type MailName, mailTexts, postMail } from './post-mail.ts';

const subject: order.OrderSubject = {
  to: 'amina@example.com',
  orderId: '500001',
  status: 0,
  orderNo: 'GP26060001',
  vehicleName: 'Toyota Harrier 2.0',
};
const question = {
  to: subject.to,
  vehicleId: 'car',
  vehicleName: subject.vehicleName,
  question: 'Is there a second key?',
};
const asked = {
  agent: 'Mombasa Collections Ltd',
  check: {
    code: '7K3M9-QWX2D',
    link: 'https://gariport.example/Kenya/pay/check',
    qr: 'https://gariport.example/Kenya/pay/check?signed=1.a.b',
  },
};
/** In Nairobi it is after midnight, in UTC still the day before. */
const dueAt = new Date('2026-06-12T22:13:06Z');
const tooMuch = { received: 'USD 2,400', over: 'USD 120' };
const part = { received: 'USD 1,000', missing: 'USD 1,280', dueAt };

const memberUpdates = [
  'staffPasskeyAdded',
  'staffAppReplaced',
  'staffCodesRenewed',
  'staffPasswordChanged',
  'staffWrongPasswords',
  'staffWrongCodes',
] as const;

const aboutMember = ['staffInvited', 'staffJoined', 'staffRoleChanged', 'staffAccessEnded'] as const;

const releases = ['staffAccountReleased', 'staffRefundReleased', 'staffReversalReleased'] as const;

const offerUpdates = ['offerAccepted', 'offerCountered', 'offerDeclined', 'offerEnded', 'offerExpired'] as const;

const posts: readonly ((context: MailContext) => Promise<void>)[] = [
  (context) => account.postVerification(context, subject.to, 'gvk_1', 24),
  (context) => account.postAccountExists(context, subject.to),
  (context) => account.postPasswordReset(context, subject.to, { authKey: 'gpk_1', hasAccount: true }),
  (context) => account.postPasswordChanged(context, subject.to),
  (context) =>
    order.postReservation(context, {
      ...subject,
      buyerName: 'Amina',
      quote: [{ label: 'CIF', value: 'USD 12,345' }],
      deposit: 'USD 1,235',
      ...asked,
      dueAt,
    }),
  (context) => order.postPaymentApproved(context, { ...subject, kind: 'deposit' }),
  (context) => order.postPaymentApproved(context, { ...subject, kind: 'balance' }),
  (context) => order.postPaymentRejected(context, { ...subject, kind: 'deposit', reason: 'unreadable' }),
  (context) => order.postPaymentRejected(context, { ...subject, kind: 'balance', reason: 'unreadable' }),
  (context) => order.postShipped(context, { ...subject, freightNumber: 'F1', logisticsLink: 'https://track.example' }),
  (context) =>
    order.postBalanceDue(context, {
      ...subject,
      portName: 'Mombasa',
      arrivesAt: dueAt,
      balance: 'USD 11,110',
      ...asked,
    }),
  (context) => order.postOrderCancelled(context, { ...subject, cause: 'buyer' }),
  (context) => order.postOrderCancelled(context, { ...subject, cause: 'depositLapsed' }),
  (context) => order.postOrderCancelled(context, { ...subject, cause: 'staff' }),
  (context) =>
    account.postStaffInvitation(context, {
      to: subject.to,
      name: 'Amina',
      by: 'Otieno',
      link: 'https://gariport.example/desk/invitation?authKey=sik_1',
      days: 3,
    }),
  ...aboutMember.map((what) => (context: MailContext) => {
    const facts = { name: 'Kimani', email: 'kimani@example.com', role: 'accounts' } as const;
    return postOwnerUpdate(context, subject.to, { what, by: { name: 'Otieno', address: '203.0.113.9' }, ...facts });
  }),
  ...releases.map((what) => (context: MailContext) => {
    const facts = { amountOrHolder: 'Pwani Ltd', about: 'KCB Bank', proposedBy: 'Kimani' };
    return postOwnerUpdate(context, subject.to, { what, by: { name: 'Otieno' }, ...facts });
  }),
  ...memberUpdates.map((what) => (context: MailContext) => {
    return postMemberUpdate(context, subject.to, { what, name: 'Amina', address: '203.0.113.9' });
  }),
  (context) => dealer.postDealerApproved(context, { to: subject.to, dealerName: 'Amina Motors' }),
  (context) => dealer.postDealerRejected(context, { to: subject.to, dealerName: 'Amina Motors', remark: 'blurred' }),
  (context) =>
    dealer.postInquiryAnswered(context, {
      to: subject.to,
      vehicleId: 'car',
      vehicleName: 'Toyota Vitz',
      answer: 'To Mombasa it costs USD 6,850 in all.',
    }),
  (context) => postQuestionAnswered(context, { ...question, answer: 'Yes, both keys come with it.' }),
  (context) => postQuestionDeclined(context, { ...question, reason: 'We tell such things in the live chat.' }),
  ...(['searchFinds', 'lowerPrices'] as const).map((what) => (context: MailContext) => {
    return account.postSearchFinds(context, {
      what,
      to: subject.to,
      name: 'Prado for the farm',
      vehicles: ['Toyota Land Cruiser Prado, USD 32,400'],
      list: { path: '', query: { tab: '1', keyword: 'prado' } },
      stop: { id: 's1', key: 'k1' },
    });
  }),
  (context) => order.postDepositDueSoon(context, { ...subject, deposit: 'USD 1,235', dueAt }),
  (context) => order.postPaymentOverpaid(context, { ...subject, ...tooMuch, kind: 'deposit' }),
  (context) => order.postPaymentOverpaid(context, { ...subject, ...tooMuch, kind: 'balance' }),
  (context) => order.postPartReceived(context, { ...subject, ...part, kind: 'deposit' }),
  (context) => order.postPartReceived(context, { ...subject, ...part, kind: 'balance' }),
  (context) => order.postMoneyReceived(context, { ...subject, received: 'USD 100' }),
  (context) =>
    order.postRefundSent(context, {
      ...subject,
      amount: 'USD 120',
      reason: 'paid twice',
      bank: 'Equity Bank',
      lastDigits: '4471',
      sentAt: dueAt,
      reference: 'FT1',
    }),
  (context) =>
    order.postMoneyRetainedOrReversed(context, 'moneyKept', { ...subject, amount: 'USD 100', reason: 'the agreement' }),
  (context) =>
    order.postMoneyRetainedOrReversed(context, 'paymentReversed', { ...subject, amount: 'USD 100', reason: 'a typo' }),
  (context) =>
    order.postClaimAnswered(context, { ...subject, text: 'We pay the repair of the door.', offer: 'USD 220' }),
  ...offerUpdates.map((what) => (context: MailContext) => {
    const { vehicleName, to } = subject;
    const values = {
      vehicleName,
      price: 'USD 4,700',
      text: 'It has new tyres.',
      until: '12 Jun, 22:13',
      link: 'https://x',
    };
    return postMail(context, what, to, values);
  }),
];

async function write(
  language: Language,
  post: (typeof posts)[number] | undefined,
  company: object[] = [],
): Promise<Mail> {
  const written: Mail[] = [];
  const services = {
    publicUrl: 'https://gariport.example',
    database: databaseWith(company),
    mailer: { post: async (_database: unknown, mail: Mail) => void written.push(mail) },
  } as unknown as Services;
  await post?.({ services, database: services.database, language, now: dueAt });
  if (!written[0]) throw new Error('No e-mail was posted.');
  return written[0];
}

test('Every e-mail exists in every language with the same values', () => {
  const valuesOf = (text: { subject: string; body: string }) =>
    [...new Set(`${text.subject} ${text.body}`.match(/\{\{\w+\}\}/g))].toSorted();
  for (const name of Object.keys(mailTexts.en) as MailName[]) {
    for (const language of languages) {
      expect(valuesOf(mailTexts[language][name]), `${language} ${name}`).toEqual(valuesOf(mailTexts.en[name]));
    }
  }
});

test.each(languages)('Every e-mail can be sent in %s, and every text is used', async (language) => {
  const subjects = new Set<string>();
  for (const post of posts) {
    const { subject: title, body, to } = await write(language, post);
    expect(to).toBe(subject.to);
    expect(`${title}${body}`).not.toMatch(/\{\{|undefined/);
    expect(title.length).toBeLessThan(90);
    subjects.add(title);
  }
  // A cancelled order has the same subject for every reason.
  expect(subjects.size).toBe(Object.keys(mailTexts.en).length - 1);
});

test('B-009 The confirmation names the collection agent, the quote and the deadline, and where to find the account', async () => {
  const { body, qr } = await write('en', posts[4]);
  expect(body).toContain('collected on our behalf by Mombasa Collections Ltd');
  expect(body).toContain('Find the account, the exact amount and the reference on your order’s page');
  expect(body).toContain('enter the check code 7K3M9-QWX2D on this page:\nhttps://gariport.example/Kenya/pay/check');
  expect(qr).toBe(asked.check.qr);
  expect(body).toContain('  CIF: USD 12,345');
  expect(body).toContain('by 13 June 2026 at 01:13, Nairobi time.');
  expect(body).toContain('https://gariport.example/Kenya/user/center/order/detail?id=500001&status=0');
});

test('A time is written to the minute in the reader’s format, in Nairobi time, which is named', async () => {
  expect((await write('zh', posts[4])).body).toContain('内罗毕时间 2026年6月13日 01:13 之前');
  expect((await write('ja', posts[4])).body).toContain('2026年6月13日 1:13（ナイロビ時間）まで');
  expect((await write('ja', posts[10])).body).toContain('2026年6月13日');
});

test.each(languages)('Every deadline in an e-mail in %s names Nairobi time', (language) => {
  const zone = /Nairobi|内罗毕|ナイロビ/;
  const unnamed = Object.entries(mailTexts[language]).filter(([, { body }]) =>
    body.split(/[.。]\s*/).some((sentence) => sentence.includes('{{dueTime}}') && !zone.test(sentence)),
  );
  expect(unnamed).toEqual([]);
});

test.each(languages)(
  'E-mails about a password in %s name the link of the login window as it is written there',
  (language) => {
    const texts = readFileSync(`locales/${language}/account.json`, 'utf8');
    const { forgotQuestion } = JSON.parse(texts) as { forgotQuestion: string };
    for (const name of ['accountExists', 'passwordChanged'] as const) {
      expect(mailTexts[language][name].body).toContain(forgotQuestion.replace(/[?？]$/, ''));
    }
  },
);

test('An e-mail is signed with the company data, in the reader’s language, once set', async () => {
  const { name, register, licence, hours } = {
    name: { en: 'GariPort Ltd', jp: 'ガリポート株式会社' },
    register: { en: 'Registry of Yokohama' },
    licence: { number: '第45号', authority: { en: 'Kanagawa Police', jp: '神奈川県公安委員会' } },
    hours: { en: 'always' },
  };
  const same = {
    tradingName: 'GariPort',
    registrationNumber: '0200-01',
    since: 2019,
    phone: '+81 45 000',
    email: 'a@b.example',
  };
  const offices = [{ name: { en: 'Head office' }, address: { en: 'Pier 4, Yokohama' } }];
  const row = {
    version: 1,
    value: { name, register, licence, hours, offices, ...same },
    is_demo: false,
    set_by: 'Amina',
    set_at: dueAt,
  };
  expect((await write('ja', posts[0], [row])).body.split('\n\n-- \n')[1]?.split('\n')).toEqual([
    'ガリポート株式会社',
    '0200-01 · Registry of Yokohama',
    '古物商許可: 第45号 · 神奈川県公安委員会',
    'Pier 4, Yokohama · +81 45 000 · a@b.example',
  ]);
  expect((await write('ja', posts[0])).body).not.toContain('-- ');
});

test('An e-mail omits the tracking line without a tracking page, and has one full stop after a company name', async () => {
  const shipped = await write('en', (context) =>
    order.postShipped(context, { ...subject, freightNumber: 'F1', logisticsLink: '' }),
  );
  expect(shipped.body).toContain('Freight number: F1\n\nIf a balance is due');
  const { body } = await write('en', (context) =>
    order.postReservation(context, {
      ...subject,
      buyerName: 'Amina',
      quote: [{ label: 'CIF', value: 'USD 12,345' }],
      deposit: 'USD 1,235',
      ...asked,
      agent: 'Yokohama Collections K.K.',
      dueAt,
    }),
  );
  expect(body).toContain('by Yokohama Collections K.K. Find the account');
});

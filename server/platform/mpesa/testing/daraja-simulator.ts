import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeTime } from '../daraja.ts';

/** The account of the simulator, as an operator would configure it. */
export const simulated = {
  shortcode: '174379',
  consumerKey: 'simulator-key',
  consumerSecret: 'simulator-secret',
  passkey: 'simulator-passkey',
} as const;

/** Result codes of a request, by what its receiver does. */
const codes = { paid: '0', cancelled: '1032', noAnswer: '1037', balance: '1', pin: '2001' } as const;

export type PhoneAnswer = keyof typeof codes;

interface Pushed {
  checkoutId: string;
  amount: number;
  phone: string;
  account: string;
  callback: string;
  receipt: string;
  result?: PhoneAnswer;
}

interface SimulatorOptions {
  clock?: () => Date;
  port?: number;
  /** Delivers a callback, by default over HTTP. */
  deliver?: (url: string, body: object) => Promise<unknown>;
}

const tokenSeconds = 3599;
/** Safaricom refuses callback addresses with these words. */
const refusedWords = /m-?pesa|safaricom|exec?|cmd|sql|query/i;

/** A small Daraja API: access tokens, requests to phones with their results, and payments to the paybill number. */
export async function startDarajaSimulator({
  clock = () => new Date(),
  port = 0,
  deliver = post,
}: SimulatorOptions = {}) {
  const pushed: Pushed[] = [];
  let tokens = 0;
  let token = '';
  let tokenUntil = 0;
  let registered: { ConfirmationURL: string; ValidationURL: string } | undefined;
  let trouble: 'hang' | 'down' | 'refuse' | undefined;
  const calls: string[] = [];

  function answer(
    request: IncomingMessage,
    payload: Record<string, string | number>,
  ): { status?: number; body: object } {
    const { pathname } = new URL(request.url ?? '', 'http://simulator');
    const { authorization } = request.headers;
    if (pathname === '/oauth/v1/generate') {
      const expected = Buffer.from(`${simulated.consumerKey}:${simulated.consumerSecret}`).toString('base64');
      if (authorization !== `Basic ${expected}`) return { status: 400, body: {} };
      tokens += 1;
      token = `token-${tokens}`;
      tokenUntil = clock().getTime() + tokenSeconds * 1000;
      return { body: { access_token: token, expires_in: String(tokenSeconds) } };
    }
    if (authorization !== `Bearer ${token}` || clock().getTime() >= tokenUntil) {
      return { status: 404, body: { errorCode: '404.001.03', errorMessage: 'Invalid Access Token' } };
    }
    if (pathname === '/mpesa/c2b/v2/registerurl') return register(payload);
    const password = Buffer.from(`${simulated.shortcode}${simulated.passkey}${payload['Timestamp']}`);
    if (payload['Password'] !== password.toString('base64') || payload['Timestamp'] !== writeTime(clock())) {
      return { status: 400, body: { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid Password' } };
    }
    if (pathname === '/mpesa/stkpush/v1/processrequest') return push(payload);
    if (pathname === '/mpesa/stkpushquery/v1/query') return tell(String(payload['CheckoutRequestID']));
    return { status: 404, body: {} };
  }

  function register({ ConfirmationURL = '', ValidationURL = '' }: Record<string, string | number>) {
    if (refusedWords.test(`${ConfirmationURL} ${ValidationURL}`)) {
      return { status: 400, body: { errorCode: '400.003.02', errorMessage: 'Bad Request - Invalid ConfirmationURL' } };
    }
    registered = { ConfirmationURL: String(ConfirmationURL), ValidationURL: String(ValidationURL) };
    return { body: { ResponseCode: '0', ResponseDescription: 'Success' } };
  }

  function push(payload: Record<string, string | number>) {
    const { Amount, PhoneNumber, AccountReference, CallBackURL, TransactionDesc } = payload;
    const isGood =
      Number.isInteger(Amount) &&
      Number(Amount) >= 1 &&
      Number(Amount) <= 250_000 &&
      /^254[17]\d{8}$/.test(String(PhoneNumber)) &&
      String(AccountReference).length <= 12 &&
      String(TransactionDesc).length <= 13 &&
      !refusedWords.test(String(CallBackURL)) &&
      trouble !== 'refuse';
    if (!isGood)
      return { status: 400, body: { errorCode: '400.002.02', errorMessage: 'Bad Request - Invalid PhoneNumber' } };
    const one = {
      checkoutId: `ws_CO_${randomUUID()}`,
      amount: Number(Amount),
      phone: String(PhoneNumber),
      account: String(AccountReference),
      callback: String(CallBackURL),
      receipt: drawReceipt(),
    };
    pushed.push(one);
    return {
      body: {
        MerchantRequestID: randomUUID(),
        CheckoutRequestID: one.checkoutId,
        ResponseCode: '0',
        ResponseDescription: 'Success. Request accepted for processing',
      },
    };
  }

  function tell(checkoutId: string) {
    const found = pushed.find((one) => one.checkoutId === checkoutId);
    if (!found?.result) {
      return { status: 500, body: { errorCode: '500.001.1001', errorMessage: 'The transaction is being processed' } };
    }
    return {
      body: {
        ResponseCode: '0',
        CheckoutRequestID: checkoutId,
        ResultCode: codes[found.result],
        ResultDesc: found.result,
      },
    };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push(request.url ?? '');
      if (trouble === 'hang' && request.url?.includes('stkpush')) return;
      if (trouble === 'down') {
        response.writeHead(503).end('<html>Service unavailable</html>');
        return;
      }
      const text = Buffer.concat(parts).toString();
      const { status = 200, body } = answer(request, JSON.parse(text || '{}') as Record<string, string | number>);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

  /** What M-Pesa reports when a phone has answered. */
  function resultBody({ checkoutId, amount, phone, receipt }: Pushed, result: PhoneAnswer) {
    const items = [
      { Name: 'Amount', Value: amount },
      { Name: 'MpesaReceiptNumber', Value: receipt },
      { Name: 'TransactionDate', Value: Number(writeTime(clock())) },
      { Name: 'PhoneNumber', Value: Number(phone) },
    ];
    return {
      Body: {
        stkCallback: {
          MerchantRequestID: randomUUID(),
          CheckoutRequestID: checkoutId,
          ResultCode: Number(codes[result]),
          ResultDesc: result,
          ...(result === 'paid' && { CallbackMetadata: { Item: items } }),
        },
      },
    };
  }

  /** What M-Pesa reports about a payment to the paybill number. */
  function paymentBody(payment: { account: string; amount: string; receipt?: string; at?: Date }) {
    return {
      TransactionType: 'Pay Bill',
      TransID: payment.receipt ?? drawReceipt(),
      TransTime: writeTime(payment.at ?? clock()),
      TransAmount: payment.amount,
      BusinessShortCode: simulated.shortcode,
      BillRefNumber: payment.account,
      InvoiceNumber: '',
      OrgAccountBalance: '',
      ThirdPartyTransID: '',
      MSISDN: '2547*****678',
      FirstName: 'WANJIKU',
    };
  }

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests that reached a phone, the latest last. */
    pushed,
    /** Paths that were called. */
    calls,
    resultBody,
    paymentBody,
    registered: () => registered,
    /** Ends all access tokens before their time. */
    forgetTokens: () => {
      token = '';
    },
    /** Makes every call hang, fail or be refused; undefined ends it. */
    setTrouble: (kind: typeof trouble) => {
      trouble = kind;
    },
    /** The owner of the phone answers the latest request. M-Pesa then knows its result. */
    answerPhone: (result: PhoneAnswer): Pushed => {
      const latest = pushed.at(-1);
      if (!latest) throw new Error('No request reached a phone.');
      latest.result = result;
      return latest;
    },
    /** Reports the result of a request, as M-Pesa does. */
    report: (one: Pushed) => deliver(one.callback, resultBody(one, one.result ?? 'noAnswer')),
    /** Reports a payment to the paybill number, as M-Pesa does. */
    confirm: (payment: object) => deliver(registered?.ConfirmationURL ?? '', payment),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function drawReceipt(): string {
  return `R${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;
}

export type DarajaSimulator = Awaited<ReturnType<typeof startDarajaSimulator>>;

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.text();
}

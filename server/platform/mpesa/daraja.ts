import { BlockList, isIP } from 'node:net';
import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { MpesaGateway, MpesaPush, MpesaResult } from '#server/platform/services.ts';

export interface MpesaSettings {
  /** The paybill number. */
  shortcode: string;
  consumerKey: string;
  consumerSecret: string;
  passkey: string;
  /** The secret part of the callback addresses. */
  callbackSecret: string;
  baseUrl: string;
  /** Addresses and networks that may call back. */
  networks: readonly string[];
}

interface Options {
  publicUrl: string;
  clock: () => Date;
  /** Milliseconds to wait for an answer. A page waits for 16 seconds. */
  timeout?: number;
}

/**
 * The base of the addresses that Safaricom calls. Safaricom refuses addresses that contain the name of its service or
 * words such as `query`.
 */
export const callbackBase = '/callbacks/paybill';

/** An access token is renewed this long before it expires. */
const renewedBefore = 60_000;

/** The client of Safaricom's Daraja API. Requests and answers contain no secrets in their errors. */
export function createDaraja(settings: MpesaSettings, { publicUrl, clock, timeout = 7000 }: Options): MpesaGateway {
  const { shortcode, passkey, callbackSecret, baseUrl } = settings;
  const allowed = networksOf(settings.networks);
  const addressOf = (path: string) => `${publicUrl}${callbackBase}/${callbackSecret}/${path}`;
  let token: { value: string; until: number } | undefined;

  async function readToken(): Promise<string> {
    if (token && token.until > clock().getTime()) return token.value;
    const credentials = Buffer.from(`${settings.consumerKey}:${settings.consumerSecret}`).toString('base64');
    const { status, body } = await send('/oauth/v1/generate?grant_type=client_credentials', {
      headers: { Authorization: `Basic ${credentials}` },
    });
    const { access_token: value, expires_in: seconds } = body;
    if (status !== 200 || typeof value !== 'string') throw new Error(`M-Pesa gave no access token: ${status}`);
    token = { value, until: clock().getTime() + Number(seconds) * 1000 - renewedBefore };
    return value;
  }

  async function send(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(baseUrl + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  }

  /** Sends with a valid token; a token that M-Pesa does not know any more is renewed once. */
  async function post(path: string, payload: object, isRepeated = false): Promise<Reply> {
    const reply = await send(path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await readToken()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
    });
    if (isRepeated || (reply.status !== 401 && reply.body['errorCode'] !== tokenUnknown)) return reply;
    token = undefined;
    return post(path, payload, true);
  }

  function signature(): { BusinessShortCode: string; Password: string; Timestamp: string } {
    const Timestamp = writeTime(clock());
    const Password = Buffer.from(shortcode + passkey + Timestamp).toString('base64');
    return { BusinessShortCode: shortcode, Password, Timestamp };
  }

  return {
    shortcode,

    isCaller: (secret, address) => isSameSecret(secret, callbackSecret) && isWithin(allowed, address),

    async push({ id, kes, phone, account }): Promise<MpesaPush> {
      try {
        await readToken();
      } catch (error) {
        return { is: 'unsent', reason: String(error) };
      }
      try {
        const { status, body } = await post('/mpesa/stkpush/v1/processrequest', {
          ...signature(),
          TransactionType: 'CustomerPayBillOnline',
          Amount: kes,
          PartyA: phone,
          PartyB: shortcode,
          PhoneNumber: phone,
          CallBackURL: addressOf(`result/${id}`),
          AccountReference: account,
          TransactionDesc: 'Vehicle',
        });
        const { ResponseCode: code, CheckoutRequestID: checkoutId } = body;
        if (code === '0' && typeof checkoutId === 'string') return { is: 'sent', checkoutId };
        const reason = reasonOf(status, body);
        // Without a code it was not M-Pesa that answered, so the request may have been sent.
        return { is: code === undefined && body['errorCode'] === undefined ? 'unknown' : 'refused', reason };
      } catch (error) {
        return { is: 'unknown', reason: String(error) };
      }
    },

    async query(checkoutId): Promise<MpesaResult> {
      try {
        const { status, body } = await post('/mpesa/stkpushquery/v1/query', {
          ...signature(),
          CheckoutRequestID: checkoutId,
        });
        const { ResultCode: code } = body;
        const isCode = typeof code === 'string' || typeof code === 'number';
        if (status !== 200 || !isCode) return { is: 'pending', reason: reasonOf(status, body) };
        return resultOf(`${code}`);
      } catch (error) {
        return { is: 'pending', reason: String(error) };
      }
    },

    async register() {
      const { status, body } = await post('/mpesa/c2b/v2/registerurl', {
        ShortCode: shortcode,
        ResponseType: 'Completed',
        ConfirmationURL: addressOf('confirmation'),
        ValidationURL: addressOf('validation'),
      });
      if (body['ResponseCode'] !== '0' && body['ResponseCode'] !== '00000000') throw new Error(reasonOf(status, body));
    },

    // The secret is not stored, only that the addresses with it are registered.
    registration: hashSecret(`${shortcode} ${baseUrl} ${addressOf('confirmation')}`),
  };
}

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

const tokenUnknown = '404.001.03';

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function reasonOf(status: number, { errorCode, errorMessage, ResponseCode, ResponseDescription }: Reply['body']) {
  const parts = [errorCode ?? ResponseCode, errorMessage ?? ResponseDescription].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return `M-Pesa answered ${status}: ${parts.join(' ')}`.slice(0, 200);
}

const failures: Readonly<Record<string, Extract<MpesaResult, { is: 'failed' }>['failure']>> = {
  1: 'balance',
  2: 'limit',
  3: 'limit',
  4: 'limit',
  8: 'limit',
  17: 'limit',
  1001: 'busy',
  1019: 'noAnswer',
  1032: 'cancelled',
  1037: 'noAnswer',
  2001: 'pin',
};

/** What M-Pesa still works on. */
const processing = new Set(['4999']);

/** The meaning of a result code of a payment request. */
export function resultOf(code: string): MpesaResult {
  if (code === '0') return { is: 'paid' };
  if (processing.has(code)) return { is: 'pending', reason: code };
  return { is: 'failed', failure: failures[code] ?? 'other' };
}

const nairobi = 3 * 3_600_000;

/** A moment as M-Pesa writes it: `YYYYMMDDHHmmss` in East Africa Time, which has no summer time. */
export function writeTime(moment: Date): string {
  return new Date(moment.getTime() + nairobi).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** Parses such a moment; undefined if it is none. */
export function readTime(text: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(moment.getTime()) || writeTime(moment) !== text ? undefined : moment;
}

/** Compares hashes, so that the time does not depend on how much of the secret is right. */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(secret)));
}

function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** A socket for both families reports IPv4 callers as `::ffff:…`. */
function isWithin(list: BlockList, address: string): boolean {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

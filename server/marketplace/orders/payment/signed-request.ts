import { sign, verify } from 'node:crypto';
import type { PaymentKeys } from '#server/platform/services.ts';

/** The signed content of a payment request. */
export interface RequestFacts {
  code: string;
  orderNo: string;
  kind: 'deposit' | 'balance';
  payUnit: 'USD' | 'JPY';
  /** In the smallest unit of its currency. */
  amount: number;
  /** A hash that identifies the account without revealing it: e-mails carry it too. */
  accountMark: string;
  issuedAt: Date;
}

const version = '1';
/** Domain separation: no other signed text can be mistaken for a payment request. */
const purpose = 'gariport payment request ';

/** A request as in a QR code: its fields, the key id and the signature, separated by dots. */
export async function signRequest(
  keys: PaymentKeys,
  { code, orderNo, kind, payUnit, amount, accountMark, issuedAt }: RequestFacts,
): Promise<{ keyId: string; signed: string }> {
  const { id, privateKey } = await keys.current();
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const own = orderNo.replaceAll(/[^\w-]/g, '~');
  const words = [version, id, code, own, kind, `${payUnit}${amount}`, accountMark, seconds].join('.');
  const signature = sign(null, Buffer.from(purpose + words), privateKey).toString('base64url');
  return { keyId: id, signed: `${words}.${signature}` };
}

/** Why a signed request is not ours, by the names of the refusals. */
export type Unsigned = 'paymentForged' | 'paymentAltered' | 'paymentKeyRetired';

/** Verifies our signature and returns the request's code. */
export async function readSigned(keys: PaymentKeys, signed: string): Promise<{ code: string } | Unsigned> {
  const end = signed.lastIndexOf('.');
  const [words, signature] = [signed.slice(0, Math.max(0, end)), signed.slice(end + 1)];
  const [written = '', keyId = '', code = '', , , , , seconds = ''] = words.split('.');
  const key = written === version ? await keys.find(keyId) : undefined;
  if (!key) return 'paymentForged';
  const bytes = Buffer.from(signature, 'base64url');
  // Reject non-canonical encodings of a signature.
  const isWhole = bytes.toString('base64url') === signature;
  if (!isWhole || !verify(null, Buffer.from(purpose + words), key.publicKey, bytes)) return 'paymentAltered';
  // A stolen retired key must not sign new requests.
  if (key.retiredAt && Number(seconds) * 1000 > key.retiredAt.getTime()) return 'paymentKeyRetired';
  return { code };
}

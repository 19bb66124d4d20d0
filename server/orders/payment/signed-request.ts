import { sign, verify } from 'node:crypto';
import type { PaymentKeys } from '../../services/services.ts';

/** What a request for payment says, as it is signed. */
export interface RequestFacts {
  code: string;
  orderNo: string;
  kind: 'deposit' | 'balance';
  payUnit: 'USD' | 'JPY';
  /** In the smallest unit of its currency. */
  amount: number;
  /** Stands for the account without telling it: a letter carries it too. */
  accountMark: string;
  issuedAt: Date;
}

const version = '1';
/** Nothing else that we might sign one day can be taken for a request for payment. */
const purpose = 'gariport payment request ';

/** A request as a QR code carries it: its facts, the key and the signature, by points. */
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

/** Why a signed request is none of ours, under the names of the refusals. */
export type Unsigned = 'paymentForged' | 'paymentAltered' | 'paymentKeyRetired';

/** Tells whether we signed it, and the code that it carries. */
export async function readSigned(keys: PaymentKeys, signed: string): Promise<{ code: string } | Unsigned> {
  const end = signed.lastIndexOf('.');
  const [words, signature] = [signed.slice(0, Math.max(0, end)), signed.slice(end + 1)];
  const [written = '', keyId = '', code = '', , , , , seconds = ''] = words.split('.');
  const key = written === version ? await keys.find(keyId) : undefined;
  if (!key) return 'paymentForged';
  const bytes = Buffer.from(signature, 'base64url');
  // One signature has one way to be written.
  const isWhole = bytes.toString('base64url') === signature;
  if (!isWhole || !verify(null, Buffer.from(purpose + words), key.publicKey, bytes)) return 'paymentAltered';
  // Whoever has found a key that we have put away cannot ask for money with it.
  if (key.retiredAt && Number(seconds) * 1000 > key.retiredAt.getTime()) return 'paymentKeyRetired';
  return { code };
}

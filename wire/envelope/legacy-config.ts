/** Keys and vectors are base64. An MD5 without a key authenticates nothing. */
export type LegacyConfig = { cipher: 'aes' | '3des'; key: string } & ({ mode: 'cbc'; iv: string } | { mode: 'ecb' }) &
  ({ digest: 'md5'; macKey?: string } | { digest: 'hmac-md5' | 'hmac-sha256'; macKey: string });

/** A request as the backend itself makes or accepts it. */
export interface LegacyVector {
  payload: string;
  sequenceId: string;
  partnerId: string;
  body: string;
  sign: string;
}

/** Keys and vectors are bytes in base64. MD5 alone signs nothing that a stranger could not sign too. */
export type LegacyConfig = { cipher: 'aes' | '3des'; key: string } & ({ mode: 'cbc'; iv: string } | { mode: 'ecb' }) &
  ({ digest: 'md5'; macKey?: string } | { digest: 'hmac-md5' | 'hmac-sha256'; macKey: string });

/** One request as the backend itself makes or takes it. */
export interface LegacyVector {
  payload: string;
  sequenceId: string;
  partnerId: string;
  body: string;
  sign: string;
}

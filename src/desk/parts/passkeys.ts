/** Whether this browser knows passkeys, which it does only on a page that came safely. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

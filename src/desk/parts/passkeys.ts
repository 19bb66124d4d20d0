/** Whether this browser knows passkeys, which it does only on a page that came safely. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether it also takes them here: no browser does where the address is in numbers. */
export function canUsePasskeys(hostname: string = location.hostname): boolean {
  return hasPasskeys() && !isInNumbers(hostname);
}

/** The same page by a name, where passkeys can be made: this machine has one. Undefined for another machine's number. */
export function addressByName(address: string = location.href): string | undefined {
  const url = new URL(address);
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined;
  url.hostname = 'localhost';
  return url.href;
}

function isInNumbers(hostname: string): boolean {
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
}

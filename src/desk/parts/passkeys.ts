/** Whether this browser supports passkeys, which require a secure context. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether passkeys work at this address: browsers refuse IP addresses. */
export function canUsePasskeys(hostname: string = location.hostname): boolean {
  return hasPasskeys() && !isInNumbers(hostname);
}

/** The same page by host name, where passkeys work: `localhost` for this machine, undefined for other IP addresses. */
export function addressByName(address: string = location.href): string | undefined {
  const url = new URL(address);
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined;
  url.hostname = 'localhost';
  return url.href;
}

function isInNumbers(hostname: string): boolean {
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname);
}

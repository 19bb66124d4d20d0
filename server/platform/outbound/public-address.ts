import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** We call user-supplied addresses, so they must be outside of our own networks. */
const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}
// Public ranges with special meaning: tunnels into IPv4 and documentation addresses.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved.addSubnet(network, bits, 'ipv6');
}
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Host names that networks use for their own machines. */
const ownNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|arpa)$/;

/** Whether a URL may be called: https, default port and a public host name. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  // A bracket starts an IPv6 address.
  const isName = isIP(host) === 0 && !host.startsWith('[') && host.includes('.');
  return isPlain && isName && !ownNames.test(host);
}

export function isPublic({ address, family }: LookupAddress): boolean {
  if (family !== 6) return !reserved.check(address, 'ipv4');
  return publicIpv6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Sends a request; tests replace it. */
export type SendRequest = (
  url: string,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest;

/** Thrown if a name resolves into our own network or to this machine. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Resolves a name and refuses it if any address is not public. The connection uses exactly the checked addresses, so
 * that DNS rebinding gains nothing.
 */
export function publicOnly(resolve: Resolve = lookUp): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`${host} has no address.`), '');
      else if (!addresses.every(isPublic))
        callback(new NotPublic(`${host} leads to an address that is not public.`), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

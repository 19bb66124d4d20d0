import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** What proxies write into a request. Node gives the names in lower case. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|true-client-ip|cf-.*)$/;

const ownAddress = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const ownName = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether somebody at this machine calls without anybody between. Only they get what is for developers:
 * a proxy on this machine calls from here too, for strangers, and so does a page whose name was made to mean this machine.
 */
export function isDirectCaller({ raw }: FastifyRequest): boolean {
  return (
    ownAddress.test(raw.socket.remoteAddress ?? '') &&
    ownName.test(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((name) => forwardingHeader.test(name)) &&
    // Browsers and tools speak 1.1 or later. A proxy that leaves no trace, as nginx by itself, often speaks 1.0.
    raw.httpVersion !== '1.0'
  );
}

/**
 * The caller that an address stands for. A line owns a whole /64 of IPv6 addresses and may use another for each call, so
 * the line is counted and not the address.
 */
export function callerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  return `${expand(address).slice(0, 4).join(':')}::/64`;
}

function expand(address: string): string[] {
  const [left = [], right = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => parseInt(group, 16).toString(16));
}

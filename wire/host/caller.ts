import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

/** Headers that proxies add. Node returns names in lower case. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|true-client-ip|cf-.*)$/;

const ownAddress = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const ownName = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether the caller is on this machine, without a proxy between. Only such callers get developer features. A local
 * proxy also calls from here, on behalf of strangers, and so does a page whose host name was pointed at this machine.
 */
export function isDirectCaller({ raw }: FastifyRequest): boolean {
  return (
    ownAddress.test(raw.socket.remoteAddress ?? '') &&
    ownName.test(raw.headers.host ?? '') &&
    !Object.keys(raw.headers).some((name) => forwardingHeader.test(name)) &&
    // Browsers and tools speak 1.1 or later. A proxy that adds no headers, like nginx by default, often speaks 1.0.
    raw.httpVersion !== '1.0'
  );
}

/**
 * The caller that an address identifies. A connection owns a whole /64 of IPv6 addresses and may change between them,
 * so the /64 counts as one.
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

import { isIPv6 } from 'node:net';

/**
 * Whom an address counts as. A line has a whole /64 of IPv6 addresses to itself and may use another with every call, so
 * it is the line that counts.
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

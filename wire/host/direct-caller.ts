import type { FastifyRequest } from 'fastify';

/** What proxies write into a request. Node gives the names in lower case. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|true-client-ip|cf-.*)$/;

const ownAddress = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;
const ownName = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether somebody at this machine calls by themselves, without anybody between. Only they get what is for developers:
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

import { createServer } from 'node:net';
import { get } from 'node:https';
import type { LookupAddress } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { isPublic, isPublicAddress, publicOnly } from './public-address.ts';

describe('A user-supplied URL', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('%s is taken', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['no address', 'push'],
    ['not by https', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['at another port', 'https://fcm.googleapis.com:8443/abc'],
    ['with a password', 'https://me:secret@fcm.googleapis.com/abc'],
    ['an address of IPv4', 'https://127.0.0.1/abc'],
    ['an address of IPv4 as one number', 'https://2130706433/abc'],
    ['an address of IPv4 in hexadecimal', 'https://0x7f.1/abc'],
    ['a public address of IPv4', 'https://8.8.8.8/abc'],
    ['an address of IPv6', 'https://[::1]/abc'],
    ['a name without a dot', 'https://gariport/abc'],
    ['this machine', 'https://localhost/abc'],
    ['this machine by a name below it', 'https://push.localhost./abc'],
    ['a service of the cluster', 'https://gariport.default.svc.cluster.local/abc'],
    ['a name of the cloud for itself', 'https://metadata.google.internal/abc'],
  ])('Is refused if it is %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

const family = (address: string) => (address.includes(':') ? 6 : 4);

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2607:f8b0:4004:800::200a', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPublic({ address, family: family(address) })).toBe(true);
  },
);

const ownAddresses = [
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255',
  ':: ::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 fe80::1 fd00::1 ff02::1 2001:db8::1 2002:7f00:1:: 2001::1',
].flatMap((line) => line.split(' '));

test.each(ownAddresses)('%s is not public', (address) => {
  expect(isPublic({ address, family: family(address) })).toBe(false);
});

/** The lookup result for a name that resolves to these addresses. */
function lookUp(addresses: string[], options: { all?: boolean } = {}) {
  const found = addresses.map((address): LookupAddress => ({ address, family: family(address) }));
  return new Promise((resolve, reject) => {
    publicOnly((_host, _options, callback) => callback(null, found))('push.example', options, (error, address) =>
      error ? reject(error) : resolve(address),
    );
  });
}

test('A name that resolves to public addresses is accepted', async () => {
  expect(await lookUp(['8.8.8.8', '8.8.4.4'])).toBe('8.8.8.8');
  expect(await lookUp(['8.8.8.8'], { all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test('A name that resolves to one of our own addresses, alone or among others, is refused', async () => {
  await expect(lookUp(['127.0.0.1'])).rejects.toThrow('not public');
  await expect(lookUp(['8.8.8.8', '10.0.0.1'], { all: true })).rejects.toThrow('not public');
  await expect(lookUp([])).rejects.toThrow('push.example has no address');
});

test('No connection is opened to a name that resolves to this machine', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const lookup = publicOnly((_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]));
  const failure = new Promise((resolve) => {
    get({ host: 'push.example', port, lookup }).on('error', (error) => resolve(error.message));
  });
  expect(await failure).toContain('not public');
  expect(connections).toBe(0);
  server.close();
});

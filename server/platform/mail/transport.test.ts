import { type AddressInfo, createServer, type Server } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailDelayed, MailRefused, type MailTransport } from '#server/platform/services.ts';
import { createSmtpTransport } from './transport.ts';

let received = '';
let answerToReader = '250 fine';
let server: Server;
let transport: MailTransport;

/** A minimal SMTP server that records what it receives. */
function speakSmtp(): Server {
  return createServer((socket) => {
    let isText = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      received += data.toString();
      if (isText) {
        if (!received.endsWith('\r\n.\r\n')) return;
        isText = false;
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of data.toString().trim().split('\r\n')) {
        if (line.startsWith('RCPT')) socket.write(`${answerToReader}\r\n`);
        else if (line === 'DATA') {
          isText = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
}

beforeAll(async () => {
  server = speakSmtp();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'GariPort <no-reply@gariport.example>');
});
afterAll(() => {
  transport.close();
  server.close();
});
beforeEach(() => {
  received = '';
  answerToReader = '250 fine';
});

const mail = {
  id: 'mail-1',
  to: 'amina@example.com',
  subject: '预订 500001',
  body: '尊敬的客户',
  qr: null,
  language: 'zh',
};

test('An e-mail is sent with its sender, recipient and language, and with a stable id', async () => {
  await transport.check();
  await transport.send(mail);
  expect(received).toContain('MAIL FROM:<no-reply@gariport.example>');
  expect(received).toContain('RCPT TO:<amina@example.com>');
  expect(received).toContain('Message-ID: <mail-1@gariport.example>');
  expect(received).toContain('Content-Language: zh');
  expect(received).toContain('Auto-Submitted: auto-generated');
});

test('A value in an e-mail cannot inject a header', async () => {
  await transport.send({ ...mail, subject: 'Order\r\nBcc: everybody@example.com' });
  expect(received).not.toMatch(/^Bcc:/m);
  expect(received.match(/RCPT TO/g)).toHaveLength(1);
});

test('An e-mail with a QR code contains it as a picture', async () => {
  await transport.send(mail);
  expect(received).not.toContain('image/png');
  received = '';
  await transport.send({ ...mail, qr: 'https://gariport.example/Kenya/pay/check?signed=1.a.b' });
  expect(received).toContain('Content-Type: image/png; name=payment-check.png');
  const [, picture = ''] = /filename=payment-check\.png\r\n\r\n([\w+/=\r\n]+)/.exec(received) ?? [];
  const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect([format, width]).toEqual(['png', height]);
  expect(width).toBeGreaterThan(200);
});

test('An e-mail is refused if its recipient does not exist, delayed if the mailbox is busy, and neither if the server closes', async () => {
  answerToReader = '550 no such user';
  await expect(transport.send(mail)).rejects.toBeInstanceOf(MailRefused);
  answerToReader = '450 try later';
  await expect(transport.send(mail)).rejects.toBeInstanceOf(MailDelayed);
  answerToReader = '421 shutting down';
  await expect(transport.send(mail)).rejects.toMatchObject({ name: 'Error', responseCode: 421 });
});

test('If the mail server is unreachable, the check fails', async () => {
  const away = createSmtpTransport('smtp://127.0.0.1:9', 'no-reply@gariport.example');
  await expect(away.check()).rejects.toThrow('ECONNREFUSED');
  away.close();
});

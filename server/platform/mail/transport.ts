import { createTransport } from 'nodemailer';
import { MailDelayed, MailRefused, type MailTransport } from '#server/platform/services.ts';
import sharp from 'sharp';
import { drawQr } from './draw-qr.ts';

const timeout = 10_000;

export function createSmtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    },
    { from },
  );
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return {
    async send({ id, to, subject, body, qr, language }) {
      try {
        await smtp.sendMail({
          to,
          subject,
          text: body,
          ...(qr !== null && {
            attachments: [
              { filename: 'payment-check.png', content: await drawQrPicture(qr), contentType: 'image/png' },
            ],
          }),
          messageId: `<${id}@${domain}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw judge(error);
      }
    },
    check: async () => void (await smtp.verify()),
    close: () => smtp.close(),
  };
}

/** The reply of a server that is about to close the connection, whatever the command. */
const closing = 421;

/** Distinguishes a rejected e-mail or recipient from connection and login failures. */
function judge(error: unknown): unknown {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  const isAboutMail = (command === 'RCPT TO' || command === 'DATA') && responseCode >= 400 && responseCode !== closing;
  if (!(error instanceof Error) || !isAboutMail) return error;
  const Rejection = responseCode >= 500 ? MailRefused : MailDelayed;
  return new Rejection(error.message, { cause: error });
}

/** Renders a QR code as PNG, since mail clients show no SVG. */
function drawQrPicture(address: string): Promise<Buffer> {
  return sharp(Buffer.from(drawQr(address)))
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  /** Stays the same however often the mail is tried, so that a reader's program can tell a copy. */
  id: string;
  to: string;
  subject: string;
  body: string;
  language: string;
}

/** Carries a mail away, or fails: with `MailRefused` where trying again is useless. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  /** Fails where mails could not be handed over now. */
  check(): Promise<void>;
  close(): void;
}

/** This one mail will never be taken, such as one to an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const patience = 10_000;

export function createSmtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    { from },
  );
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  return {
    async send({ id, to, subject, body, language }) {
      try {
        await smtp.sendMail({
          to,
          subject,
          text: body,
          messageId: `<${id}@${domain}>`,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message) : error;
      }
    },
    check: async () => void (await smtp.verify()),
    close: () => smtp.close(),
  };
}

/** A refusal of the letter or its reader, as against trouble with the connection or our own login. */
function isRefusal(error: unknown): error is Error {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return error instanceof Error && isAboutMail && responseCode !== undefined && responseCode >= 500;
}

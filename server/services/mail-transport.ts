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

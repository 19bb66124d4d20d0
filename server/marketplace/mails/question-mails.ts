import { siteLink } from './mail-values.ts';
import { type MailContext, postMail } from './post-mail.ts';

export interface QuestionMail {
  to: string;
  vehicleId: string;
  vehicleName: string;
  /** The buyer's original text. */
  question: string;
}

/** Sends the buyer the answer, which is public on the vehicle's page. */
export function postQuestionAnswered(
  context: MailContext,
  { to, vehicleId, ...values }: QuestionMail & { answer: string },
): Promise<void> {
  return postMail(context, 'questionAnswered', to, { ...values, link: vehiclePage(context, vehicleId) });
}

/** Informs the buyer only why a question is not answered. */
export function postQuestionDeclined(
  context: MailContext,
  { to, vehicleId, ...values }: QuestionMail & { reason: string },
): Promise<void> {
  return postMail(context, 'questionDeclined', to, { ...values, link: vehiclePage(context, vehicleId) });
}

function vehiclePage(context: MailContext, id: string): string {
  return siteLink(context, '/car/detail', { id });
}

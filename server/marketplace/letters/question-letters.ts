import { siteLink } from './letter-values.ts';
import { type LetterContext, postLetter } from './post-letter.ts';

export interface QuestionLetter {
  to: string;
  vehicleId: string;
  vehicleName: string;
  /** The buyer's original text. */
  question: string;
}

/** Sends the buyer the answer, which is public on the vehicle's page. */
export function postQuestionAnswered(
  context: LetterContext,
  { to, vehicleId, ...values }: QuestionLetter & { answer: string },
): Promise<void> {
  return postLetter(context, 'questionAnswered', to, { ...values, link: vehiclePage(context, vehicleId) });
}

/** Informs the buyer only why a question is not answered. */
export function postQuestionDeclined(
  context: LetterContext,
  { to, vehicleId, ...values }: QuestionLetter & { reason: string },
): Promise<void> {
  return postLetter(context, 'questionDeclined', to, { ...values, link: vehiclePage(context, vehicleId) });
}

function vehiclePage(context: LetterContext, id: string): string {
  return siteLink(context, '/car/detail', { id });
}

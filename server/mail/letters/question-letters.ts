import { siteLink } from './letter-values.ts';
import { type LetterContext, postLetter } from './post-letter.ts';

export interface QuestionLetter {
  to: string;
  vehicleId: string;
  vehicleName: string;
  /** As the buyer has asked it. */
  question: string;
}

/** Tells a buyer the answer, which everybody reads on the vehicle's page. */
export function postQuestionAnswered(
  context: LetterContext,
  { to, vehicleId, ...values }: QuestionLetter & { answer: string },
): Promise<void> {
  return postLetter(context, 'questionAnswered', to, { ...values, link: vehiclePage(context, vehicleId) });
}

/** Tells a buyer, and nobody else, why a question is not answered. */
export function postQuestionDeclined(
  context: LetterContext,
  { to, vehicleId, ...values }: QuestionLetter & { reason: string },
): Promise<void> {
  return postLetter(context, 'questionDeclined', to, { ...values, link: vehiclePage(context, vehicleId) });
}

function vehiclePage(context: LetterContext, id: string): string {
  return siteLink(context, '/car/detail', { id });
}

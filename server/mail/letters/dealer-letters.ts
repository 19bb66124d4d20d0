import { type LetterContext, postLetter } from './post-letter.ts';
import { siteLink } from './letter-values.ts';

export interface DealerApproved {
  to: string;
  dealerName: string;
}

export function postDealerApproved(context: LetterContext, { to, dealerName }: DealerApproved): Promise<void> {
  return postLetter(context, 'dealerApproved', to, { dealerName, link: certificatePage(context) });
}

export interface DealerRejected extends DealerApproved {
  remark: string;
}

export function postDealerRejected(context: LetterContext, letter: DealerRejected): Promise<void> {
  const { to, dealerName, remark } = letter;
  return postLetter(context, 'dealerRejected', to, { dealerName, remark, link: certificatePage(context) });
}

// The personal centre's menu counts from 0; 6 is the company certificate.
function certificatePage(context: LetterContext): string {
  return siteLink(context, '/user/center/info', { type: '6' });
}

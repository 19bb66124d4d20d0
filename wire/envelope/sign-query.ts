import { md5 } from './crypto-js/digests.ts';
import { signQueryBy } from './query-signer.ts';

/** The query signer of pages, with the MD5 of crypto-js. */
export const signQuery = signQueryBy(md5);

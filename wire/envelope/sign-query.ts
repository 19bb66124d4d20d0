import { md5 } from './crypto-js/digests.ts';
import { signQueryBy } from './query-signer.ts';

/** The signer of pages, in which crypto-js makes the MD5. */
export const signQuery = signQueryBy(md5);

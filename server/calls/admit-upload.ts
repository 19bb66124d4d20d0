import { hashSecret } from '../secrets/ids.ts';
import type { Services } from '../services/services.ts';
import type { Authenticate } from './context.ts';
import type { AdmitUpload } from '../../wire/host/admit-bodies.ts';

/**
 * Lets in the large bodies of those who may make the call. A sealed one needs no more than a token that was once given
 * out: whether it still holds must be said in a sealed answer, and only who has read the body can seal one.
 */
export function admitUploads(services: Services, authenticate: Authenticate): AdmitUpload {
  return async ({ operation, token, isSealed }) => {
    const identity = await authenticate(services, operation, token, services.clock());
    if (!('code' in identity)) return undefined;
    return isSealed && token !== undefined && (await wasGiven(services, token)) ? undefined : identity;
  };
}

async function wasGiven({ database }: Services, token: string): Promise<boolean> {
  const found = await database
    .selectFrom('session_token')
    .select('token_hash')
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', 'access')
    .executeTakeFirst();
  return found !== undefined;
}

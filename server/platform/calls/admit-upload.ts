import { hashSecret } from '#server/platform/secrets/ids.ts';
import type { Services } from '#server/platform/services.ts';
import type { Authenticate } from './context.ts';
import type { AdmitUpload } from '#wire/host/admit-bodies.ts';

/**
 * Accepts large bodies only from callers allowed to make the call. A sealed body is also accepted with an expired
 * token: the refusal must be sealed, which requires reading the body.
 */
export function admitUploads(services: Services, authenticate: Authenticate): AdmitUpload {
  return async ({ operation, token, isSealed }) => {
    const identity = await authenticate(services, operation, token, services.clock());
    if (!('code' in identity)) return undefined;
    return isSealed && token !== undefined && (await wasGiven(services, token)) ? undefined : identity;
  };
}

async function wasGiven({ database }: Services, token: string): Promise<boolean> {
  const hash = hashSecret(token);
  const found = await database
    .selectFrom('session_token')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('kind', '=', 'access')
    .unionAll(
      database
        .selectFrom('staff_token')
        .select('token_hash')
        .where('token_hash', '=', hash)
        .where('kind', '=', 'access'),
    )
    .executeTakeFirst();
  return found !== undefined;
}

import type { Buyer } from '#server/marketplace/orders/testing/market.ts';
import type { Services } from '#server/platform/services.ts';
import { openBrowser } from './push-service.ts';

interface Browser {
  language?: string | undefined;
  sessionId?: string | undefined;
}

/** Subscribes a browser of a buyer and returns its endpoint. */
export async function subscribeBuyer(
  { database, clock }: Services,
  { accountId }: Buyer,
  { language = 'en', sessionId = 'session' }: Browser,
): Promise<string> {
  const { endpoint, p256dh, auth } = openBrowser();
  await database
    .insertInto('push_subscription')
    .values({
      endpoint,
      account_id: accountId,
      session_id: sessionId,
      p256dh,
      auth,
      language,
      saved_at: clock(),
    })
    .execute();
  return endpoint;
}

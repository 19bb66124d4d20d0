import { siteLink, timeText } from '#server/marketplace/mails/mail-values.ts';
import { postMail } from '#server/marketplace/mails/post-mail.ts';
import { formatUsd } from '#server/marketplace/pricing/price-text.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { nameIn } from '#server/platform/names.ts';
import { postNotice } from '#server/marketplace/notices/post-notice.ts';
import { postOfferPush } from '#server/platform/push/post-push.ts';
import type { Language } from '#wire/language.ts';
import type { OfferRow } from './offers.ts';

export type OfferUpdate = 'offerAccepted' | 'offerCountered' | 'offerDeclined' | 'offerExpired' | 'offerEnded';

/** Notifies an offer's buyer by e-mail, push and phone, in the transaction of the change. */
export async function notifyOfOffer(
  sender: Pick<Context, 'services' | 'database' | 'now'>,
  offer: OfferRow,
  { what, text }: { what: OfferUpdate; text?: string | undefined },
): Promise<void> {
  const { email, language, facts } = await sender.database
    .selectFrom('account')
    .innerJoin('vehicle', (join) => join.on('vehicle.id', '=', offer.vehicle_id))
    .select(['account.email', 'account.language', 'vehicle.facts'])
    .where('account.id', '=', offer.account_id)
    .executeTakeFirstOrThrow();
  await postOfferPush(sender, offer, what);
  await postNotice(sender, { ...offer, column: 'offer_id' }, { what, until: offer.due_at });
  const context = { ...sender, language: language as Language };
  const values = {
    vehicleName: nameIn(facts.names, context.language),
    price: formatUsd(offer.price_cents),
    text: text ?? '',
    until: offer.due_at ? timeText(offer.due_at, context.language) : '',
    link: siteLink(context, '/car/detail', { id: offer.vehicle_id }),
  };
  await postMail(context, what, email, values, offer.due_at ? { until: offer.due_at, aboutId: offer.id } : {});
}

import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import { issueWelcomeCoupon } from '#server/marketplace/coupons/welcome-coupon.ts';
import { hashSecret, newId, newSecret } from '#server/platform/secrets/ids.ts';
import { postAccountExists, postVerification } from '#server/marketplace/mails/mails.ts';
import { findCountry } from '#server/marketplace/reference/places/countries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { findAccount } from './find-account.ts';
import { mayReceiveEmail } from './email-limits.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';

const verifyHour = 24;
const quarterHour = 15 * 60_000;
const triesAllowed = 10;

/**
 * Takes a registration. Only the e-mail, which only its owner reads, says whether an account exists already. Both cases
 * store the same in the same time, and a login before verification is refused alike.
 */
export const register: Handler<'register', Context> = async ({ email, password, countryName }, context) => {
  const country = findCountry(countryName);
  if (!country) return refuse(context, 400, 'unknownCountry');
  if (isCommonPassword(password, email)) return refuse(context, 400, 'passwordCommon');
  if (!(await mayReceiveEmail(context, email, 'registration'))) return refuse(context, 400, 'tooManyRequests');
  const { database, now } = context;
  const authKey = newSecret('gvk');
  await database
    .insertInto('registration')
    .values({
      key_hash: hashSecret(authKey),
      email,
      password_hash: await hashPassword(password),
      country_name: country.names.en,
      expires_at: new Date(now.getTime() + verifyHour * 3_600_000),
      created_at: now,
    })
    .execute();
  const account = await findAccount(database, email);
  if (account) await postAccountExists(context, account.email);
  else await postVerification(context, email, authKey, verifyHour);
  return { code: 0, body: { email, verifyHour } };
};

/**
 * Opens the account for somebody who has both the e-mail and a password: the registered one or a new one. Anybody can
 * register any e-mail, so a click alone would open the account with a stranger's password.
 */
export const verifyRegistration: Handler<'verifyRegistration', Context> = async (payload, context) => {
  const { authKey, password, isNewPassword = false } = payload;
  const { database, now, language } = context;
  const registration = await database
    .selectFrom('registration')
    .selectAll()
    .where('key_hash', '=', hashSecret(authKey))
    .forUpdate()
    .executeTakeFirst();
  if (!registration) return refuse(context, 400, 'linkExpired');
  // A reloaded page succeeds like the first time.
  if (registration.account_id) return { code: 0 };
  const { email, country_name } = registration;
  if (registration.expires_at <= now || (await findAccount(database, email)))
    return refuse(context, 400, 'linkExpired');
  if (password === undefined) return refuse(context, 417, 'registrationPasswordMissing');
  if (isNewPassword) {
    if (isCommonPassword(password, email)) return refuse(context, 400, 'passwordCommon');
  } else {
    const tries = await incrementCount(database, `registration:${registration.key_hash}`, quarterHour, now);
    context.keepWrites();
    if (tries > triesAllowed) return refuse(context, 400, 'tooManyRequests');
    const isRight = await isPasswordRight(registration.password_hash, password);
    if (!isRight) return refuse(context, 417, 'registrationPasswordWrong');
  }
  const password_hash = isNewPassword ? await hashPassword(password) : registration.password_hash;
  const opened = await database
    .insertInto('account')
    .values({ id: newId(), email, password_hash, country_name, language, created_at: now })
    // Another link for the same e-mail may have been opened first.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return refuse(context, 400, 'linkExpired');
  await issueWelcomeCoupon(context, opened.id);
  await database
    .updateTable('registration')
    // The account has the password now, so delete it from this row.
    .set({ account_id: opened.id, password_hash: '' })
    .where('key_hash', '=', registration.key_hash)
    .execute();
  return { code: 0 };
};

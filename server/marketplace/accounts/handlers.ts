import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { countryNameIn, findCountry } from '#server/marketplace/reference/places/countries.ts';
import { issueBaseToken } from './authenticate.ts';
import { drawCaptcha } from './captcha.ts';
import { findPassword, modifyPassword, resetPassword } from './passwords.ts';
import { getLoginChallenge, logIn } from './log-in.ts';
import { register, verifyRegistration } from './registration.ts';
import { endSession, refreshSession } from './sessions.ts';

type AccountOperation =
  | 'login'
  | 'getLoginChallenge'
  | 'getUserInfo'
  | 'register'
  | 'verifyRegistration'
  | 'findPassword'
  | 'resetPassword'
  | 'modifyPassword'
  | 'modifyCountry'
  | 'refreshToken'
  | 'logOut'
  | 'getBaseToken'
  | 'generateCaptcha';

export const accountHandlers: Pick<Handlers<Context>, AccountOperation> = {
  getBaseToken: (_payload, { services, now }) => ({
    code: 0,
    body: { accessToken: issueBaseToken(services.secret, now) },
  }),

  generateCaptcha: async (_payload, context) => ({ code: 0, body: await drawCaptcha(context) }),

  login: logIn,
  getLoginChallenge,
  register,
  verifyRegistration,
  findPassword,
  resetPassword,
  modifyPassword,

  async getUserInfo(_payload, context) {
    const { email, country_name } = await context.database
      .selectFrom('account')
      .select(['email', 'country_name'])
      .where('id', '=', userOf(context).accountId)
      .executeTakeFirstOrThrow();
    return { code: 0, body: { email, countryName: countryNameIn(context.language, country_name) } };
  },

  async modifyCountry({ countryName }, context) {
    const country = findCountry(countryName);
    if (!country) return refuse(context, 400, 'unknownCountry');
    await context.database
      .updateTable('account')
      .set({ country_name: country.names.en })
      .where('id', '=', userOf(context).accountId)
      .execute();
    return { code: 0 };
  },

  async refreshToken({ refreshToken }, { database, now }) {
    const outcome = await refreshSession(database, refreshToken, now);
    return 'code' in outcome ? outcome : { code: 0, body: outcome };
  },

  async logOut(_payload, context) {
    await endSession(context.database, userOf(context).sessionId, 'logout', context.now);
    return { code: 0 };
  },
};

import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { changeSearch, describeSearch, listSearches, removeSearch, saveSearch, stopMails } from './saved-searches.ts';
import { isUnsubscribeKey } from './unsubscribe-key.ts';

type SearchOperation =
  | 'listSavedSearches'
  | 'saveSearch'
  | 'changeSavedSearch'
  | 'removeSavedSearch'
  | 'stopSearchLetters';

export const searchHandlers: Pick<Handlers<Context>, SearchOperation> = {
  async listSavedSearches(_payload, context) {
    const searches = await listSearches(context.database, userOf(context).accountId);
    return { code: 0, body: searches.map(describeSearch) };
  },

  async saveSearch({ name, search: filters }, context) {
    const { database, language, now } = context;
    const saved = await saveSearch(database, userOf(context).accountId, { name, filters, language }, now);
    return typeof saved === 'string' ? refuse(context, 400, saved) : { code: 0, body: describeSearch(saved) };
  },

  async changeSavedSearch({ id, name, alertsByMail, alertsByPush }, context) {
    const change = {
      name,
      byMail: alertsByMail === undefined ? undefined : alertsByMail === 1,
      byPush: alertsByPush === undefined ? undefined : alertsByPush === 1,
    };
    const subject = { accountId: userOf(context).accountId, id };
    const isDone = await changeSearch(context.database, subject, change, context.now);
    return isDone ? { code: 0 } : refuse(context, 400, 'searchGone');
  },

  async removeSavedSearch({ id }, context) {
    await removeSearch(context.database, userOf(context).accountId, id);
    return { code: 0 };
  },

  async stopSearchLetters({ id, key }, context) {
    if (!isUnsubscribeKey(context.services.secret, id, key)) return refuse(context, 400, 'searchLinkBroken');
    await stopMails(context.database, id);
    return { code: 0 };
  },
};

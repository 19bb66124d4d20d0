import type { Handlers } from '#generated/server.ts';
import { userOf, type Context } from '#server/platform/calls/context.ts';
import { issuePass } from '#server/platform/secrets/signed-pass.ts';
import { readChatUser } from './chat-user.ts';

const lifetimeSeconds = 15 * 60;

export const chatHandlers: Pick<Handlers<Context>, 'getChatToken'> = {
  async getChatToken(_payload, context) {
    const { services, database, now } = context;
    const user = userOf(context);
    const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
    const token = issuePass(services.secret, 'chat', user, expiresAt);
    const chatter = await readChatUser(database, user);
    return { code: 0, body: { token, userName: chatter?.userName ?? user.email, expiresIn: lifetimeSeconds } };
  },
};

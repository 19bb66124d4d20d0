import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { keepChatToken, openTokenItem, readChatToken, type KeptToken } from '../../app/chat-token.ts';

/** The kept token, or a new one. It is asked for when the chat opens, and forgotten by the page when it closes. */
export function chatTokenOptions(email: string) {
  return queryOptions({
    queryKey: ['getChatToken', email],
    queryFn: async () => (await readChatToken(openTokenItem(), email, Date.now())) ?? askChatToken(email),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A token that the server has not refused yet. */
export async function askChatToken(email: string): Promise<KeptToken> {
  const { data } = await api.getChatToken({ throwOnError: true });
  return keepChatToken(openTokenItem(), data, { email, now: Date.now() });
}

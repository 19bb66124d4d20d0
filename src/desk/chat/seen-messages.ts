import type { StaffChatMessage } from '../../../generated/client/types.gen.ts';

/** What a window has of a chat: messages without a gap, and whether there are older ones. */
export interface SeenMessages {
  messages: readonly StaffChatMessage[];
  hasOlder: boolean;
}

/** Adds the latest messages. Where so many are new that some between are missing, the window begins anew with them. */
export function addLatest(seen: SeenMessages, latest: SeenMessages): SeenMessages {
  const begin = latest.messages[0]?.id ?? 0;
  const joins = !latest.hasOlder || seen.messages.some(({ id }) => id >= begin);
  if (!joins) return latest;
  const before = seen.messages.filter(({ id }) => id < begin);
  return before.length === 0 ? latest : { messages: [...before, ...latest.messages], hasOlder: seen.hasOlder };
}

/** Adds what was written before. Of two answers to the same question one counts. */
export function addEarlier(seen: SeenMessages, earlier: SeenMessages): SeenMessages {
  const begin = seen.messages[0]?.id ?? 0;
  if (earlier.messages.some(({ id }) => id >= begin)) return seen;
  return { messages: [...earlier.messages, ...seen.messages], hasOlder: earlier.hasOlder };
}

import type { StaffChatMessage } from '#generated/client/types.gen.ts';

/** Loaded messages without a gap, and whether older ones exist. */
export interface SeenMessages {
  messages: readonly StaffChatMessage[];
  hasOlder: boolean;
}

/** Merges the latest messages. If they do not overlap with the loaded ones, starts over to avoid a gap. */
export function addLatest(seen: SeenMessages, latest: SeenMessages): SeenMessages {
  const begin = latest.messages[0]?.id ?? 0;
  const joins = !latest.hasOlder || seen.messages.some(({ id }) => id >= begin);
  if (!joins) return latest;
  const before = seen.messages.filter(({ id }) => id < begin);
  return before.length === 0 ? latest : { messages: [...before, ...latest.messages], hasOlder: seen.hasOlder };
}

/** Adds earlier messages. Ignores a duplicate response. */
export function addEarlier(seen: SeenMessages, earlier: SeenMessages): SeenMessages {
  const begin = seen.messages[0]?.id ?? 0;
  if (earlier.messages.some(({ id }) => id >= begin)) return seen;
  return { messages: [...earlier.messages, ...seen.messages], hasOlder: earlier.hasOlder };
}

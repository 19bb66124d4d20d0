type Listener = (accountId: string) => void;

/**
 * Where this node's sockets hear that there may be something new. It carries no message: whoever hears reads what is
 * missing, so that hearing twice or late does no harm.
 */
export interface Hub {
  tell(accountId: string): void;
  /** After a time in which messages of other nodes may not have been heard. */
  tellAll(): void;
  /** Hears of one account; answers how to stop. */
  follow(accountId: string, listener: Listener): () => void;
  countFollowers(accountId: string): number;
}

export function createHub(): Hub {
  const byAccount = new Map<string, Set<Listener>>();
  const tellFollowers = (accountId: string) => byAccount.get(accountId)?.forEach((listener) => listener(accountId));
  return {
    tell: tellFollowers,
    tellAll: () => byAccount.forEach((_, accountId) => tellFollowers(accountId)),
    follow(accountId, listener) {
      const followers = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, followers.add(listener));
      return () => {
        followers.delete(listener);
        if (followers.size === 0 && byAccount.get(accountId) === followers) byAccount.delete(accountId);
      };
    },
    countFollowers: (accountId) => byAccount.get(accountId)?.size ?? 0,
  };
}

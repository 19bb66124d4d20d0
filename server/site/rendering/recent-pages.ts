interface Recent<Value> {
  value: Value;
  until: number;
}

const most = 200;

/**
 * Remembers for moments what was sent to whom, so that a page requested a thousand times a second reads the versions of
 * its vehicles and texts only a few times.
 */
export function createRecentPages<Value>(recheckAfter: number, now: () => number = () => performance.now()) {
  const pages = new Map<string, Recent<Value>>();

  return {
    find(key: string): Value | undefined {
      const found = pages.get(key);
      return found && found.until > now() ? found.value : undefined;
    },

    add(key: string, value: Value): void {
      pages.delete(key);
      pages.set(key, { value, until: now() + recheckAfter });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    },
  };
}

/** Keeps what was used last; `make` is asked again for what was dropped. */
export function createBoundedCache<Value>(capacity: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>();
  return (key, make) => {
    const value = entries.get(key) ?? make();
    entries.delete(key);
    entries.set(key, value);
    if (entries.size > capacity) {
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    }
    return value;
  };
}

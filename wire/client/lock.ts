/** Runs `task` while no other holder of the name runs one. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** A lock that all tabs share where the browser offers one; else the tab's own order has to do. */
export function lockOver(locks: LockManager | undefined): Lock {
  if (locks) return (name, task) => locks.request(name, task);
  return (_name, task) => task();
}

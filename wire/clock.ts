/** Time as the layers see it, so that tests can turn it by hand. */
export interface Clock {
  now: () => number;
  /** Runs `task` after a while, unless the returned function is called before. */
  after(milliseconds: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

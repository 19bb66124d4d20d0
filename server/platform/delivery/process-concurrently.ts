interface Lanes {
  /** How many items are handled at the same time. */
  atOnce: number;
  /** How many items one run handles at most. */
  inRun: number;
  /** Ends the run early. */
  stopping?: AbortSignal | undefined;
}

/** Claims and handles waiting items until none is left. One that hangs does not block those in other lanes. */
export async function processConcurrently<Waiting>(
  { atOnce, inRun, stopping }: Lanes,
  claim: () => Promise<Waiting | undefined>,
  handle: (waiting: Waiting) => Promise<void>,
): Promise<void> {
  let left = inRun;
  async function lane(): Promise<void> {
    while (left > 0) {
      if (stopping?.aborted) return;
      left -= 1;
      const waiting = await claim();
      if (!waiting) return;
      await handle(waiting);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
}

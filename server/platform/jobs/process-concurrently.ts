interface Lanes {
  /** How many items are carried at the same time. */
  atOnce: number;
  /** How many items one run carries at most. */
  inRun: number;
  /** Ends the run early. */
  stopping?: AbortSignal | undefined;
}

/** Claims and carries waiting items until none is left. One that hangs does not block those in other lanes. */
export async function processConcurrently<Waiting>(
  { atOnce, inRun, stopping }: Lanes,
  claim: () => Promise<Waiting | undefined>,
  carry: (waiting: Waiting) => Promise<void>,
): Promise<void> {
  let left = inRun;
  async function lane(): Promise<void> {
    while (left > 0) {
      if (stopping?.aborted) return;
      left -= 1;
      const waiting = await claim();
      if (!waiting) return;
      await carry(waiting);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
}

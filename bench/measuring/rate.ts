/** Calls a second, while so many are under way at any time. Who is late is waited for, and counted with the wait. */
export async function rateOf(
  call: (turn: number) => Promise<unknown>,
  { concurrent, seconds }: { concurrent: number; seconds: number },
): Promise<number> {
  const started = performance.now();
  let done = 0;
  let turn = 0;
  async function callInTurn(): Promise<void> {
    while (performance.now() - started < seconds * 1000) {
      turn += 1;
      await call(turn);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrent }, callInTurn));
  return (done * 1000) / (performance.now() - started);
}

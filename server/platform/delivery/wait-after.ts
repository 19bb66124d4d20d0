const minute = 60_000;

/** The milliseconds until the next try: a minute after the first, doubled each time up to `longest`. */
export function waitAfter(attempts: number, longest: number): number {
  return Math.min(longest, minute * 2 ** (attempts - 1));
}

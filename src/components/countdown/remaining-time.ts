const minute = 60;
const hour = 60 * minute;

/** How many seconds are left of those that the server counted, at a later moment of this browser's clock. */
export function remainingSeconds(counted: number, countedAt: number, now: number): number {
  const passed = Math.max(0, Math.floor((now - countedAt) / 1000));
  return Math.max(0, Math.floor(counted) - passed);
}

/** `HH:MM:SS`. Hours go on counting beyond 23: there is no part for days. */
export function formatRemaining(seconds: number): string {
  const parts = [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), seconds % minute];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

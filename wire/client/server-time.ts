/** A device clock that is off by less does not get a request refused. */
const tolerance = 60_000;

export interface ServerTime {
  now: () => number;
  /** What has been adopted so far. */
  offset(): number;
  /** Adopts the server's time if the device's is far from it, and tells whether it did. */
  correct(serverTime: number): boolean;
}

/** The time that requests are stamped with: the device's, until a server proves it wrong. */
export function createServerTime(deviceTime: () => number, onCorrected: () => void = () => {}): ServerTime {
  let offset = 0;
  const now = () => deviceTime() + offset;
  return {
    now,
    offset: () => offset,
    correct(serverTime) {
      const difference = serverTime - now();
      if (!(Math.abs(difference) > tolerance)) return false;
      offset += difference;
      onCorrected();
      return true;
    },
  };
}

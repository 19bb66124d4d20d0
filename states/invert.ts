type Inverted<States extends Readonly<Record<number, string>>> = {
  readonly [Status in keyof States & number as States[Status]]: Status;
};

/** Maps names back to the numbers that stand for them. */
export function invert<States extends Readonly<Record<number, string>>>(states: States): Inverted<States> {
  return Object.fromEntries(
    Object.entries(states).map(([status, state]) => [state, Number(status)]),
  ) as Inverted<States>;
}

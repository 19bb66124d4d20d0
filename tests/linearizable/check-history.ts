/** One call of a history, as its client saw it. */
export interface RecordedCall<Act, Result> {
  act: Act;
  start: number;
  /** Absent if it is unknown whether the call took effect: its connection was cut, or its node was killed. */
  answer?: { end: number; result: Result };
}

/** The behaviour of a correct system that handles one call at a time. */
export interface Model<State, Act, Result> {
  initial: State;
  /**
   * Returns the state after a call with this answer; undefined if a correct system would not give it. A call without an
   * answer is assumed to have taken effect.
   */
  apply(state: State, act: Act, result: Result | undefined): State | undefined;
  /** A text that identifies the state, so that the search does not repeat combinations. */
  spell(state: State): string;
}

export type Judgement<Act, Result> =
  | { is: 'linearizable' }
  /** No order of the calls explains all answers; none of the `stuck` calls fits after the `placed` others. */
  | { is: 'impossible'; placed: number; stuck: readonly RecordedCall<Act, Result>[] }
  | { is: 'undecided' };

type Answered<Act, Result> = Required<RecordedCall<Act, Result>>;

const mostSteps = 2_000_000;

/**
 * Searches for an order of the calls in which each takes effect between its start and its end, and all answers match
 * the model. A call without an answer takes effect at any time after its start, or never. This is the algorithm of Wing
 * and Gong, with Lowe's memoization of tried combinations.
 */
export function checkHistory<State, Act, Result>(
  model: Model<State, Act, Result>,
  calls: readonly RecordedCall<Act, Result>[],
): Judgement<Act, Result> {
  const answered = calls
    .filter((call): call is Answered<Act, Result> => call.answer !== undefined)
    .toSorted((one, other) => one.start - other.start);
  const unanswered = calls.filter(({ answer }) => answer === undefined);
  const isPlaced = answered.map(() => false);
  const hasTakenEffect = unanswered.map(() => false);
  const tried = new Set<string>();
  let steps = 0;
  let best: { placed: number; stuck: readonly RecordedCall<Act, Result>[] } = { placed: -1, stuck: [] };

  /** The calls that can be next: each has started before the earliest of the others' ends. */
  function nextOf(first: number): { places: number[]; until: number } {
    let until = Infinity;
    const places: number[] = [];
    for (let place = first; place < answered.length; place += 1) {
      const call = answered[place];
      if (!call || call.start > until) break;
      if (isPlaced[place]) continue;
      places.push(place);
      until = Math.min(until, call.answer.end);
    }
    return { places: places.filter((place) => (answered[place]?.start ?? 0) <= until), until };
  }

  function search(state: State, from: number, placed: number): boolean {
    let first = from;
    while (isPlaced[first]) first += 1;
    if (first === answered.length) return true;
    const beyond = isPlaced.flatMap((done, place) => (done && place > first ? [place] : []));
    const effects = hasTakenEffect.flatMap((done, place) => (done ? [place] : []));
    const combination = `${first};${beyond.join()};${effects.join()};${model.spell(state)}`;
    if (tried.has(combination)) return false;
    tried.add(combination);
    const { places, until } = nextOf(first);
    if (placed > best.placed) best = { placed, stuck: places.flatMap((place) => answered[place] ?? []) };
    const tryNext = (call: RecordedCall<Act, Result> | undefined, done: boolean[], place: number, more: number) => {
      steps += 1;
      if (!call || steps > mostSteps) return false;
      const after = model.apply(state, call.act, call.answer?.result);
      if (after === undefined) return false;
      done[place] = true;
      if (search(after, first, placed + more)) return true;
      done[place] = false;
      return false;
    };
    return (
      places.some((place) => tryNext(answered[place], isPlaced, place, 1)) ||
      unanswered.some(
        (call, place) => !hasTakenEffect[place] && call.start <= until && tryNext(call, hasTakenEffect, place, 0),
      )
    );
  }

  if (search(model.initial, 0, 0)) return { is: 'linearizable' };
  return steps > mostSteps ? { is: 'undecided' } : { is: 'impossible', ...best };
}

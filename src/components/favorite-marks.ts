import { createStore, useStore } from '../app/store.ts';

/** Hearts whose toggle is under way, by vehicle: what they will be, which is shown before the server has answered. */
const marks = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Marks a vehicle until the work is done; false where a toggle of the same vehicle is under way already. */
export function markWhile(vehicleId: string, isSaved: boolean, work: () => Promise<unknown>): boolean {
  if (marks.get().has(vehicleId)) return false;
  marks.set(new Map(marks.get()).set(vehicleId, isSaved));
  const unmark = () => marks.set(new Map([...marks.get()].filter(([id]) => id !== vehicleId)));
  void work().then(unmark, unmark);
  return true;
}

export function useFavoriteMark(vehicleId: string): boolean | undefined {
  return useStore(marks).get(vehicleId);
}

import type { VehicleCard } from '#generated/client/types.gen.ts';
import { createStoredList, type Store, useStore } from '#shared/state/store.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';

export type ComparedVehicle = Pick<VehicleCard, 'id' | 'name' | 'imageUrl'>;

/** More vehicles do not fit next to each other. */
export const comparedLimit = 4;

const comparedItem = 'compared';
let store: Store<readonly ComparedVehicle[]> | undefined;

/** The vehicles that the visitor compares, in the order in which they were chosen. */
export function useCompared(): readonly ComparedVehicle[] {
  return useStore(comparedStore());
}

/** Adds a vehicle; returns false if there is no place left. */
export function addCompared(vehicle: ComparedVehicle): boolean {
  const chosen = comparedStore().get();
  if (chosen.some(({ id }) => id === vehicle.id)) return true;
  if (chosen.length >= comparedLimit) return false;
  setCompared([...chosen, vehicle]);
  return true;
}

export function removeCompared(id: string): void {
  setCompared(
    comparedStore()
      .get()
      .filter((vehicle) => vehicle.id !== id),
  );
}

export function setCompared(vehicles: readonly ComparedVehicle[]): void {
  const kept = vehicles.slice(0, comparedLimit).map(({ id, name, imageUrl }) => ({ id, name, imageUrl }));
  comparedStore().set(kept);
  writeSession(comparedItem, kept.length > 0 ? JSON.stringify(kept) : undefined);
}

/** The stored vehicles, validated. */
export function parseCompared(text: string | null): readonly ComparedVehicle[] {
  try {
    const stored = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, comparedLimit) : [];
  } catch {
    return [];
  }
}

function comparedStore(): Store<readonly ComparedVehicle[]> {
  store ??= createStoredList(parseCompared(readSession(comparedItem)));
  return store;
}

function isCompared(value: unknown): value is ComparedVehicle {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, imageUrl } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && typeof imageUrl === 'string';
}

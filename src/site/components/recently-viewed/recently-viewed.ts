import type { VehicleCard } from '#generated/client/types.gen.ts';
import { openLocalStorage } from '#shared/api/local-storage.ts';
import { createStoredList, type Store, useStore } from '#shared/state/store.ts';

/**
 * A viewed vehicle: enough to find it again. The price is left out, since it may have changed and an old price must not be
 * shown as current.
 */
export type ViewedVehicle = Pick<VehicleCard, (typeof keptFields)[number]>;

const keptFields = ['id', 'name', 'registrationDate', 'displayMileage', 'fuel', 'imageUrl'] as const;

/** Three rows of four. */
const viewedLimit = 12;

const viewedItem = 'recentlyViewed';
/** Increase when the stored fields change; older entries are then dropped. */
const viewedVersion = 1;

const storage = openLocalStorage();
let store: Store<readonly ViewedVehicle[]> | undefined;

/** Puts a vehicle at the front of the recently viewed ones. */
export function rememberViewed(vehicle: ViewedVehicle): void {
  // Another tab may have added vehicles.
  const others = parseViewed(storage.getItem(viewedItem)).filter(({ id }) => id !== vehicle.id);
  keep([kept(vehicle), ...others].slice(0, viewedLimit));
}

export function clearRecentlyViewed(): void {
  storage.removeItem(viewedItem);
  viewedStore().set([]);
}

/** The recently viewed vehicles, newest first. */
export function useRecentlyViewed(): readonly ViewedVehicle[] {
  return useStore(viewedStore());
}

/** The stored vehicles, validated, since stored data may have been changed. */
export function parseViewed(text: string | null): readonly ViewedVehicle[] {
  try {
    const stored = JSON.parse(text ?? 'null') as { version?: unknown; vehicles?: unknown } | null;
    if (stored?.version !== viewedVersion || !Array.isArray(stored.vehicles)) return [];
    return stored.vehicles.filter(isViewed).slice(0, viewedLimit).map(kept);
  } catch {
    return [];
  }
}

function viewedStore(): Store<readonly ViewedVehicle[]> {
  store ??= createStoredList(parseViewed(storage.getItem(viewedItem)));
  return store;
}

function keep(vehicles: readonly ViewedVehicle[]): void {
  viewedStore().set(vehicles);
  storage.setItem(viewedItem, JSON.stringify({ version: viewedVersion, vehicles }));
}

function kept({ id, name, registrationDate, displayMileage, fuel, imageUrl }: ViewedVehicle): ViewedVehicle {
  return { id, name, registrationDate, displayMileage, fuel, imageUrl };
}

function isViewed(value: unknown): value is ViewedVehicle {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return keptFields.every((field) => typeof fields[field] === 'string') && isOwnPicture(fields['imageUrl']);
}

/** A stored URL must not make the page request another host. */
function isOwnPicture(url: unknown): boolean {
  return typeof url === 'string' && url.startsWith('/') && !url.startsWith('//');
}

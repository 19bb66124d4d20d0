import { cities } from '../stock/places/cities.ts';
import { ports } from '../stock/places/ports.ts';
import { transportKinds } from '../stock/places/transports.ts';
import type { Language } from '../../wire/language.ts';

/** What places and transports are called. One that is no longer offered goes by its code. */

export function portName(portId: string, language: Language): string {
  return ports.find(({ id }) => id === portId)?.names[language] ?? portId;
}

export function cityName(cityId: string, language: Language): string {
  return cities.find(({ id }) => id === cityId)?.names[language] ?? cityId;
}

export function transportName(type: string, language: Language): string {
  return Object.values(transportKinds).find((kind) => kind.type === type)?.names[language] ?? type;
}

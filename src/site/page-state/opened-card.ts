import { createContext } from 'react';
import type { VehicleCard } from '#generated/client/types.gen.ts';
import { screens } from '#screens/screens.ts';

/** A vehicle's card. A flash sale may leave some facts out. */
export type OpenedCard = Pick<VehicleCard, 'id' | 'name' | 'imageUrl' | 'tag'> & Partial<VehicleCard>;

/** An older price must not be shown as current, in milliseconds. */
const usableFor = 30_000;

let opened: { card: OpenedCard; at: number } | undefined;

/** Remembers the pressed card, so that the vehicle's page can start with its content. */
export function rememberOpenedCard(card: OpenedCard): void {
  opened = { card, at: performance.now() };
}

/** The card of this vehicle, if it has just been pressed. */
export function openedCard(id: string): OpenedCard | undefined {
  const isFresh = opened?.card.id === id && performance.now() - opened.at < usableFor;
  return isFresh ? opened?.card : undefined;
}

/** The card of the vehicle at this address, if it has just been pressed. */
export function openedCardAt({ pathname, search }: { pathname: string; search: string }): OpenedCard | undefined {
  return pathname === screens.detail.path ? openedCard(new URLSearchParams(search).get('id') ?? '') : undefined;
}

/** The pressed card while the page of its vehicle is being rendered. */
export const OpeningCard = createContext<OpenedCard | undefined>(undefined);

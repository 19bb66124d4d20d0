import { createContext } from 'react';
import type { VehicleCard } from '../../generated/client/types.gen.ts';
import { screens } from '../../screens/screens.ts';

/** What a card shows of a vehicle. A flash sale may leave some facts out. */
export type OpenedCard = Pick<VehicleCard, 'id' | 'name' | 'imageUrl' | 'tag'> & Partial<VehicleCard>;

/** An older price must not be taken for today's, in milliseconds. */
const usableFor = 30_000;

let opened: { card: OpenedCard; at: number } | undefined;

/** Notes the card that the reader presses, so that the vehicle's page can begin with what is on it. */
export function noteOpenedCard(card: OpenedCard): void {
  opened = { card, at: performance.now() };
}

/** The card of this vehicle, if the reader has just pressed it. */
export function openedCard(id: string): OpenedCard | undefined {
  const isFresh = opened?.card.id === id && performance.now() - opened.at < usableFor;
  return isFresh ? opened?.card : undefined;
}

/** The card of the vehicle whose page is at this address, if the reader has just pressed it. */
export function openedCardAt({ pathname, search }: { pathname: string; search: string }): OpenedCard | undefined {
  return pathname === screens.detail.path ? openedCard(new URLSearchParams(search).get('id') ?? '') : undefined;
}

/** The card that was pressed, as long as the page of its vehicle is still being made. */
export const OpeningCard = createContext<OpenedCard | undefined>(undefined);

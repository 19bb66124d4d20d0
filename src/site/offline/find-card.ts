import type { QueryClient } from '@tanstack/react-query';
import type { QueryId } from '#generated/operations.ts';
import type { Language } from '#wire/language.ts';
import type { OpenedCard } from '../page-state/opened-card.ts';
import { nameOf } from '#shared/api/invalidate.ts';
import { readPublicAnswers } from './cached-answers.ts';

/** A vehicle's card, and when its list was received, in milliseconds. */
export interface SeenCard {
  card: OpenedCard;
  at: number;
}

/** The answers that contain vehicle cards. */
const listing: readonly QueryId[] = [
  'getHomeVehicles',
  'listVehicles',
  'listRecommendedVehicles',
  'listSimilarVehicles',
  'listFavorites',
];

/** The vehicle's card in the newest list that this page or an earlier one in this browser has shown. */
export async function findCard(
  id: string,
  { queryClient, language }: { queryClient: QueryClient; language: Language },
): Promise<SeenCard | undefined> {
  const shown = queryClient
    .getQueryCache()
    .findAll({ predicate: (query) => listing.some((name) => name === nameOf(query)) })
    .map(({ state }) => ({ data: state.data, at: state.dataUpdatedAt }));
  // Without storage the lists of the current page are still available.
  const kept = await readPublicAnswers(language, listing, Date.now()).catch(() => []);
  const answers = [...shown, ...kept].toSorted((one, other) => other.at - one.at);
  for (const { data, at } of answers) {
    const card = cardIn(data, id);
    if (card) return { card, at };
  }
  return undefined;
}

function cardIn(data: unknown, id: string): OpenedCard | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isCardOf(data, id)) return data;
  for (const part of Object.values(data)) {
    const card = cardIn(part, id);
    if (card) return card;
  }
  return undefined;
}

/** Lists contain other items with ids, and stored data may have been changed. */
function isCardOf(data: object, id: string): data is OpenedCard {
  const card = data as Partial<Record<keyof OpenedCard, unknown>>;
  return card.id === id && isText(card.name) && isText(card.imageUrl) && isText(card.tag);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

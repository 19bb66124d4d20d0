import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Country } from '#generated/client/types.gen.ts';
import { showToast } from '#shared/state/toasts.ts';
import { paths } from '#shared/routing/paths.ts';
import { followLink, parseDestination, useChosenDestination, writeDestination } from '#site/remembered/destination.ts';
import { useFullUrl } from '#site/routing/use-full-url.ts';

/** The address of a vehicle for sharing. Its reader sees the price to the same port, until they choose another. */
export function useSharedAddress(id: string): () => string {
  const destination = useChosenDestination();
  return useFullUrl(paths.detail(id, destination && { to: writeDestination(destination) }));
}

/** Follows the destination of a shared link, if the vehicle is shipped there. */
export function useLinkDestination(countries: readonly Country[]): void {
  const { t } = useTranslation('detail');
  const [search] = useSearchParams();
  const to = search.get('to');
  // A vehicle that is gone is shipped nowhere.
  const isAsked = to !== null && countries.length > 0;
  const given = parseDestination(to);
  const isServed = countries.some(({ code }) => code === given?.countryCode);
  const unknown = t('linkDestinationUnknown');
  useEffect(() => {
    if (!isAsked) return;
    if (isServed) followLink(parseDestination(to));
    else showToast('warning', unknown);
  }, [isAsked, isServed, to, unknown]);
}

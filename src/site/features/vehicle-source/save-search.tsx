import { useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useRequireLogin, usePendingAction } from '#site/session/require-login.ts';
import { useSession } from '#site/session/session.tsx';
import { useDestinations } from '#site/components/delivered-prices.ts';
import { type Destination, useChosenDestination, useDestination } from '#site/remembered/destination.ts';
import { showToast } from '#shared/state/toasts.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import type { FilterTag } from './filter-tag.ts';
import { landedKeys, type ListState } from './filters-from-search.ts';
import { listPayload } from './list-payload.ts';

export interface SaveSearchProps {
  state: ListState;
  tags: readonly FilterTag[];
}

/** Saves the filters of the list, named by their texts. A visitor logs in first. */
export function SaveSearch({ state, tags }: SaveSearchProps) {
  const { t } = useTranslation('searches');
  const queryClient = useQueryClient();
  const requireLogin = useRequireLogin();
  const search = searchOf(state, useDestination());
  const whole = JSON.stringify(search);
  // The login may change the country: without a choice it is the account's.
  const { importCountryCode: _import, landedCountryCode: _landed, ...chosen } = search;
  const action = { name: 'search', about: JSON.stringify(chosen) } as const;
  const [saved, setSaved] = useState<string>();
  const { mutate, isPending } = queries.useSaveSearchMutation({
    async onSuccess() {
      setSaved(whole);
      showToast('success', t('saved'));
      await invalidateCalls(queryClient, 'listSavedSearches');
    },
  });
  const save = () => mutate({ body: { name: nameOf(tags), search } });
  usePendingAction(action, save, useIsDestinationKnown());
  if (saved === whole) {
    return (
      <ButtonLink
        variant="text"
        size="small"
        to={paths.centre(centreItems.searches)}
        startIcon={<Bell aria-hidden size="1.125em" />}
      >
        {t('seeSaved')}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="text"
      size="small"
      loading={isPending}
      startIcon={<Bell aria-hidden size="1.125em" />}
      onClick={() => requireLogin(action, save)}
    >
      {t('save')}
    </Button>
  );
}

/** False after a login until the country of the account is known. */
function useIsDestinationKnown(): boolean {
  const { user } = useSession();
  const isChosen = useChosenDestination() !== undefined;
  const { destinations, isError } = useDestinations({ areNeeded: user !== undefined && !isChosen });
  const isServed = destinations?.some(({ name }) => name === user?.countryName);
  return isChosen || isError || isServed === false;
}

/** The filters as the list call takes them, without page and order. The list always includes a country for landed costs. */
function searchOf(state: ListState, destination: Destination): SearchFilters {
  const {
    pageNo: _page,
    pageSize: _size,
    sort: _sort,
    facetsFlag: _facets,
    deliveryPortId: _port,
    landedCountryCode,
    ...search
  } = listPayload(state, destination);
  const isByLanded = landedKeys.some((key) => search[key] !== undefined);
  return { ...search, ...(isByLanded && landedCountryCode !== undefined && { landedCountryCode }) };
}

/** The maximum length of a name. */
const longest = 80;

export function nameOf(tags: readonly Pick<FilterTag, 'value'>[]): string {
  const name = tags.map(({ value }) => value).join(', ');
  return name.length <= longest ? name : `${name.slice(0, longest - 1).trimEnd()}…`;
}

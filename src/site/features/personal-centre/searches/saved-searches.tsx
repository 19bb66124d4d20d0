import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { ItemSection, ListPlace } from '../frame/item-section.tsx';
import { RemoveDialog, RenameDialog } from './search-dialogs.tsx';
import { SearchCard } from './search-card.tsx';
import styles from './searches.module.css';

/** The buyer's saved searches with their alert settings. */
export function SavedSearches() {
  const { t } = useTranslation(['searches', 'common']);
  const list = queries.useListSavedSearchesQuery();
  const searches = list.data ?? [];
  const { change, changed } = useChange();
  const renaming = useOwnDialog('renameSearch', true);
  const removing = useOwnDialog('removeSearch');
  const [chosen, setChosen] = useState<SavedSearch>();
  const look = <ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>;

  function open(dialog: typeof renaming, search: SavedSearch): void {
    setChosen(search);
    dialog.open();
  }

  return (
    <ItemSection title={t('title')} note={t('alertsNote')}>
      <ListPlace list={list} isEmpty={searches.length === 0} emptyText={t('noSearches')} action={look}>
        <div className={styles.list}>
          {searches.map((search) => (
            <SearchCard
              key={search.id}
              search={changed?.id === search.id ? { ...search, ...changed } : search}
              onChange={(alerts) => change({ id: search.id, ...alerts })}
              onRename={() => open(renaming, search)}
              onRemove={() => open(removing, search)}
            />
          ))}
        </div>
      </ListPlace>
      {chosen && renaming.isOpen && <RenameDialog search={chosen} onClose={renaming.close} />}
      {chosen && removing.isOpen && <RemoveDialog search={chosen} onClose={removing.close} />}
    </ItemSection>
  );
}

type Change = Pick<SavedSearch, 'id'> & Partial<Pick<SavedSearch, 'alertsByMail' | 'alertsByPush'>>;

/** Switches alerts. The switch moves at once, and back if the server refuses. */
function useChange(): { change: (change: Change) => void; changed: Change | undefined } {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = queries.useChangeSavedSearchMutation({
    onSettled: () => invalidateCalls(queryClient, 'listSavedSearches'),
  });
  return { change: (body) => !isPending && mutate({ body }), changed: isPending ? variables.body : undefined };
}

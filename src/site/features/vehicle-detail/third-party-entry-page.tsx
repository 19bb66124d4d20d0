import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { openEntry } from '#wire/envelope/entry-link.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { paths } from '#shared/routing/paths.ts';
import { readEntryKey } from '#shared/state/settings.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

/** Opens a partner site's link to a vehicle, and redirects to the vehicle at once. */
export default function ThirdPartyEntryPage() {
  const [search] = useSearchParams();
  const authKey = search.get('authKey') ?? '';
  const entry = useEntry(authKey);
  if (entry === 'opening') return <PageLoading />;
  return entry === 'invalid' ? <InvalidLink /> : <Navigate to={paths.detail(entry.id)} replace />;
}

type Entry = 'opening' | 'invalid' | { id: string };

function useEntry(authKey: string): Entry {
  const [opened, setOpened] = useState<{ authKey: string; entry: Entry }>();
  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const key = readEntryKey(document);
      const id = authKey === '' || key === undefined ? undefined : await openEntry(authKey, key);
      if (isCurrent) setOpened({ authKey, entry: id === undefined ? 'invalid' : { id } });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [authKey]);
  return opened?.authKey === authKey ? opened.entry : 'opening';
}

function InvalidLink() {
  const { t } = useTranslation('detail');
  return (
    <div className="column">
      <EmptyState
        text={t('linkExpired')}
        hint={t('linkExpiredHint')}
        action={<ButtonLink to={paths.vehicles()}>{t('otherVehicles')}</ButtonLink>}
      />
    </div>
  );
}

import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useQueries } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { comparedLimit, removeCompared, setCompared, useCompared } from '#site/components/compare/compared.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { showToast } from '#shared/state/toasts.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { paths } from '#shared/routing/paths.ts';
import { canonicalHref } from '#shared/routing/page-address.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
import { differencesOf, readComparedIds, useComparison } from './comparison.ts';
import { useImportFacts } from './use-import-facts.ts';

/** Shows up to four vehicles side by side. The address contains them, so it can be shared. */
export default function ComparePage() {
  const { t } = useTranslation(['compare', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isShort, setShort] = useState(false);
  const ids = readComparedIds(search.get('ids'));
  const answers = useQueries({
    queries: ids.map((id) => queries.getVehicleDetailOptions({ body: { carSourceId: id } })),
  });
  const loaded = answers.flatMap(({ data }, place) => {
    const id = ids[place];
    return data && id !== undefined ? [{ id, detail: data }] : [];
  });
  const vehicles = loaded.map(({ id, detail: { vehicle } }) => ({
    id,
    name: vehicle.styleName,
    imageUrl: vehicle.styleImage,
  }));
  const tray = useCompared();
  const { summary, properties } = useComparison(loaded);
  const groups = [summary, useImportFacts(loaded), ...properties];
  const isWaiting = answers.some(({ isPending }) => isPending);
  const failures = answers.filter(({ isError }) => isError);
  usePageTitle(t('title'));

  /** A vehicle that could not be loaded stays selected as it was. */
  function keepSelected(): void {
    const known = [...vehicles, ...tray];
    setCompared(ids.flatMap((id) => known.find((one) => one.id === id) ?? []));
  }

  function remove(id: string): void {
    removeCompared(id);
    void navigate(paths.compare(ids.filter((other) => other !== id)), { replace: true, state: { keepsPlace: true } });
  }

  if (ids.length === 0) {
    return (
      <div className={`column ${styles.page}`}>
        <h1>{t('title')}</h1>
        <EmptyState
          text={t('none')}
          hint={t('noneHint')}
          action={<ButtonLink to={paths.vehicles()}>{t('choose')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={`column ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
        </div>
        <div className={styles.acts}>
          <CopyLink />
          {!isWaiting && ids.length < comparedLimit && (
            <ButtonLink to={paths.vehicles()} onClick={keepSelected}>
              {t('add')}
            </ButtonLink>
          )}
        </div>
      </div>
      {failures.length > 0 && (
        <Alert
          severity="warning"
          icon={false}
          action={
            <Button variant="outlined" size="small" onClick={() => failures.forEach(({ refetch }) => void refetch())}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('failed', { count: failures.length })}
        </Alert>
      )}
      {isWaiting && (
        <div aria-busy>
          <span className="visually-hidden">{t('common:loading')}</span>
          <Skeleton height="40rem" />
        </div>
      )}
      {!isWaiting && vehicles.length > 0 && (
        <CompareTable
          vehicles={vehicles}
          groups={isShort ? differencesOf(groups) : groups}
          onRemove={remove}
          corner={
            <FormControlLabel
              label={t('differencesOnly')}
              control={<Checkbox checked={isShort} onChange={({ target }) => setShort(target.checked)} />}
            />
          }
        />
      )}
    </div>
  );
}

/** Copies the page's address for sharing. */
function CopyLink() {
  const { t } = useTranslation(['compare', 'messages']);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(canonicalHref(window));
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <Button variant="outlined" startIcon={<Link2 size="1.125em" aria-hidden />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}

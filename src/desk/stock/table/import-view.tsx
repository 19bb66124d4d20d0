import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffImportView, StaffStockImport } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { Section } from '#desk/parts/section.tsx';
import { ViewChips } from '#desk/parts/view-chips.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { ArchiveChoice } from './archive/archive-choice.tsx';
import type { ChosenArchive } from './archive/use-archive.ts';
import { ImportProgress, PhotoCounts } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './import.module.css';
import { useRunImport } from './use-run-import.ts';

const kinds: readonly StaffImportView[] = ['faulty', 'photos', 'changed', 'added', 'unchanged'];
const countOf = (found: StaffStockImport, kind: StaffImportView) =>
  kind === 'photos' ? found.photos.failed : found[kind];
const rowsOnPage = 50;

/** Preview of an import, row by row, with its progress. */
export function ImportView({ found, chosen }: { found: StaffStockImport; chosen: ChosenArchive }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const { archive } = chosen;
  const { now, isRunning, fault, sent, isSendable, run } = useRunImport(found, archive);
  const { kind, page, hrefOf, choose } = useRowsShown(found);
  const { id } = found;
  const list = useQuery({
    ...queries.staffListImportRowsOptions({ body: { id, kind, pageNo: page, pageSize: rowsOnPage } }),
    placeholderData: keepPreviousData,
  });
  const total = now.added + now.changed;

  return (
    <Section title={now.name}>
      <ViewChips
        name={t('importRows')}
        views={kinds.filter((one) => one !== 'photos' || now.photos.failed > 0)}
        chosen={kind}
        labelOf={(one) => t(`rows_${one}`, { number: formats.count(countOf(now, one)) })}
        onChoose={choose}
      />
      {(now.photos.fromArchive > 0 || archive) && <ArchiveChoice chosen={chosen} wanted={now.photos.fromArchive} />}
      <PhotoCounts counts={now.photos} />
      {now.endedAt !== undefined && (
        <Alert severity={now.faulty + now.photos.failed > 0 ? 'warning' : 'success'} className={styles.fault ?? ''}>
          {now.done + now.faulty === 0
            ? t('importUnchanged')
            : t('importResult', { done: formats.count(now.done), faulty: formats.count(now.faulty) })}
        </Alert>
      )}
      {(now.endedAt === undefined || isSendable || sent) && (
        <div className={styles.run}>
          <Button loading={isRunning} onClick={() => void run()}>
            {now.endedAt !== undefined
              ? t('sendPhotos')
              : now.done === 0
                ? t('carryOut', { count: total, number: formats.count(total) })
                : t('goOn')}
          </Button>
          <ImportProgress found={now} sent={sent} />
        </div>
      )}
      {now.endedAt !== undefined && now.photos.retriable > 0 && (
        <div className={styles.run}>
          <Button variant="outlined" loading={isRunning} onClick={() => void run({ isRetry: true })}>
            {t('retryPhotos', { number: formats.count(now.photos.retriable) })}
          </Button>
          <p className={styles.quiet}>{t('retryPhotosNote')}</p>
        </div>
      )}
      {fault !== undefined && (
        <Alert severity="error" className={styles.fault ?? ''}>
          {t('importBroken', { fault })}
        </Alert>
      )}
      {list.error && <CallFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          <ImportRows rows={list.data.rows} archive={archive} />
          <div className={styles.pages}>
            <Pagination total={list.data.total} page={page} pageSize={rowsOnPage} hrefOf={hrefOf} />
          </div>
        </>
      )}
    </Section>
  );
}

/** The row filter from the URL; rows to correct come first. */
function useRowsShown(found: StaffStockImport) {
  const [parameters, setParameters] = useSearchParams();
  const kind =
    kinds.find((one) => one === parameters.get('rows')) ?? kinds.find((one) => countOf(found, one) > 0) ?? 'added';
  const page = Number(parameters.get('page'));
  const written = (rows: StaffImportView, at: number) =>
    new URLSearchParams({ id: found.id, rows, ...(at > 1 && { page: String(at) }) });
  return {
    kind,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hrefOf: (at: number) => `?${written(kind, at).toString()}`,
    choose: (rows: StaffImportView) => setParameters(written(rows, 1), { replace: true }),
  };
}

import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffStockImport, StockRowKind } from '../../../../generated/client/types.gen.ts';
import { api, queries } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { invalidateCallsLater, refetchShown } from '../../../api/invalidate.ts';
import { Button } from '../../../ui/button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { CallFailed } from '../../parts/call-failed.tsx';
import { Section } from '../../parts/section.tsx';
import { ViewChips } from '../../parts/view-chips.tsx';
import { useDeskFormats } from '../../parts/use-desk-formats.ts';
import { ImportRows } from './import-rows.tsx';
import styles from './import.module.css';

const kinds: readonly StockRowKind[] = ['faulty', 'changed', 'added', 'unchanged'];
const rowsOnPage = 50;

/** What a table would change, row by row, and how far it is carried out. */
export function ImportView({ told }: { told: StaffStockImport }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const queryClient = useQueryClient();
  const [now, setNow] = useState(told);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string>();
  const { kind, page, hrefOf, choose } = useRowsShown(told);
  const { id } = told;
  const list = useQuery({
    ...queries.staffListImportRowsOptions({ body: { id, kind, pageNo: page, pageSize: rowsOnPage } }),
    placeholderData: keepPreviousData,
  });
  const total = now.added + now.changed;
  const progress = t('importDone', { done: formats.count(now.done), total: formats.count(total) });

  /** Part by part, so that the page tells how far it is. Whatever breaks it off, it goes on where it was. */
  async function carryOut(): Promise<void> {
    setRunning(true);
    setFault(undefined);
    for (let isLeft = true; isLeft;) {
      const { data, error } = await api.staffCarryOutImport({ body: { id } });
      if (error) setFault(displayFailure(error).text);
      if (data) setNow(data);
      isLeft = data !== undefined && data.endedAt === undefined;
    }
    setRunning(false);
    await invalidateCallsLater(queryClient, 'staffListStock', 'staffGetVehicle');
    await refetchShown(queryClient, 'staffListImports', 'staffListImportRows');
  }

  return (
    <Section title={now.name}>
      <ViewChips
        name={t('importRows')}
        views={kinds}
        chosen={kind}
        labelOf={(one) => t(`rows_${one}`, { number: formats.count(now[one]) })}
        onChoose={choose}
      />
      {now.endedAt === undefined ? (
        <div className={styles.run}>
          <Button loading={isRunning} onClick={() => void carryOut()}>
            {now.done === 0 ? t('carryOut', { count: total, number: formats.count(total) }) : t('goOn')}
          </Button>
          <div className={styles.progress}>
            <LinearProgress
              variant="determinate"
              value={total === 0 ? 0 : (100 * now.done) / total}
              aria-label={progress}
            />
            <p className="figures" aria-live="polite">
              {progress}
            </p>
          </div>
        </div>
      ) : (
        <Alert severity={now.faulty > 0 ? 'warning' : 'success'} className={styles.fault ?? ''}>
          {now.done + now.faulty === 0
            ? t('importUnchanged')
            : t('importResult', { done: formats.count(now.done), faulty: formats.count(now.faulty) })}
        </Alert>
      )}
      {fault !== undefined && (
        <Alert severity="error" className={styles.fault ?? ''}>
          {t('importBroken', { fault })}
        </Alert>
      )}
      {list.error && <CallFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <>
          <ImportRows rows={list.data.rows} />
          <div className={styles.pages}>
            <Pagination total={list.data.total} page={page} pageSize={rowsOnPage} hrefOf={hrefOf} />
          </div>
        </>
      )}
    </Section>
  );
}

/** Which rows are shown, as it stands in the address; those that somebody has to correct come first. */
function useRowsShown(told: StaffStockImport) {
  const [parameters, setParameters] = useSearchParams();
  const kind = kinds.find((one) => one === parameters.get('rows')) ?? kinds.find((one) => told[one] > 0) ?? 'added';
  const page = Number(parameters.get('page'));
  const written = (rows: StockRowKind, at: number) =>
    new URLSearchParams({ id: told.id, rows, ...(at > 1 && { page: String(at) }) });
  return {
    kind,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    hrefOf: (at: number) => `?${written(kind, at).toString()}`,
    choose: (rows: StockRowKind) => setParameters(written(rows, 1), { replace: true }),
  };
}

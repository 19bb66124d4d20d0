import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffListedVariant, StaffListPrices } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './import.module.css';
import { ListPriceTable } from './list-price-table.tsx';
import type { ListPriceAction } from './list-price-values.ts';
import { maySetRules } from './may-set-rules.ts';
import { ListPriceFile } from './table/list-price-file.tsx';

const ListPriceDialog = lazy(() => import('./list-price-dialog.tsx'));

const onPage = 20;
const longestKeyword = 60;

interface Open {
  list: StaffListPrices;
  variant: StaffListedVariant;
  act: ListPriceAction;
}

/** Customs list prices of a country: search and version history. */
export function ListPriceSection({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  const mayChange = maySetRules(useMember().role);
  const [searchParams, setSearchParams] = useSearchParams();
  // The dialog keeps the version it was opened with, so that the server detects conflicts.
  const [open, setOpen] = useState<Open>();
  const words = (searchParams.get('words') ?? '').slice(0, longestKeyword);
  const isAll = searchParams.get('all') === '1';
  const page = Math.max(1, Number(searchParams.get('page')) || 1);
  const queryClient = useQueryClient();
  const options = queries.staffFindListPricesOptions({
    body: { countryCode, isAll, pageNo: page, pageSize: onPage, ...(words !== '' && { words }) },
  });
  const list = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, error } = list;
  const readNow = ({ modelId, chassis }: StaffListedVariant) =>
    queryClient
      .getQueryData(options.queryKey)
      ?.variants.find((one) => one.modelId === modelId && one.chassis === chassis);
  const search = (next: { words: string; isAll: boolean; page?: number }) => ({
    country: countryCode,
    ...(next.words !== '' && { words: next.words }),
    ...(next.isAll && { all: '1' }),
    ...(next.page !== undefined && { page: String(next.page) }),
  });
  return (
    <Section title={t('listPrices')}>
      <div className={styles.content}>
        <p className={styles.quiet}>{t('listLead')}</p>
        <ListPriceFile countryCode={countryCode} listYears={data?.listYears ?? []} />
        <ListSearch
          key={words}
          words={words}
          isAll={isAll}
          onSearch={(next) => setSearchParams(search(next), { replace: true })}
        />
        <p className={styles.quiet} aria-live="polite">
          {data && t('listFound', { count: data.total, number: formats.count(data.total) })}
        </p>
        {error && <CallFailed error={error} onRetry={() => void list.refetch()} />}
        {data?.total === 0 && <EmptyState text={t('listNone')} hint={t('listNoneHint')} />}
        {data && data.variants.length > 0 && (
          <ListPriceTable
            list={data}
            {...(mayChange && { onAct: (variant, act) => setOpen({ list: data, variant, act }) })}
          />
        )}
        {data && (
          <Pagination
            total={data.total}
            page={page}
            pageSize={onPage}
            hrefOf={(number) => `?${new URLSearchParams(search({ words, isAll, page: number }))}`}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {open && <ListPriceDialog {...open} readNow={() => readNow(open.variant)} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Section>
  );
}

interface ListSearchProps {
  words: string;
  isAll: boolean;
  onSearch: (next: { words: string; isAll: boolean }) => void;
}

function ListSearch({ words, isAll, onSearch }: ListSearchProps) {
  const { t } = useTranslation('desk-import');
  const [typed, setTyped] = useState(words);
  const typedWords = () => typed.trim().slice(0, longestKeyword);

  function send(event: FormEvent): void {
    event.preventDefault();
    onSearch({ words: typedWords(), isAll });
  }

  return (
    <search>
      <form className={styles.row} onSubmit={send}>
        <TextInput
          label={t('listSearch')}
          value={typed}
          maxLength={longestKeyword}
          autoComplete="off"
          onChange={setTyped}
        />
        <CheckBox
          label={t('listAll')}
          value={isAll}
          onChange={(next) => onSearch({ words: typedWords(), isAll: next })}
        />
        <Button type="submit" variant="outlined">
          {t('listFind')}
        </Button>
      </form>
    </search>
  );
}

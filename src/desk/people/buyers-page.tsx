import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { StaffBuyerSummary } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import styles from './buyers.module.css';
import { PeopleTabs } from './people-tabs.tsx';

const onPage = 50;

/** Searches all buyer accounts. */
export default function BuyersPage() {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, 60);
  const page = Math.max(1, Number(params.get('page')) || 1);
  const list = useQuery({
    ...queries.staffFindBuyersOptions({
      body: { pageNo: page, pageSize: onPage, ...(search !== '' && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const hrefOf = (number: number) => `?${new URLSearchParams({ search, page: String(number) })}`;
  return (
    <>
      <PeopleTabs />
      <PageHead
        title={t('tab_buyers')}
        note={
          data && <span aria-live="polite">{t('found', { count: data.total, number: formats.count(data.total) })}</span>
        }
      />
      <BuyerSearch key={search} search={search} onSearch={(next) => setParams(next === '' ? {} : { search: next })} />
      <PagedList
        list={list}
        page={page}
        pageSize={onPage}
        hrefOf={hrefOf}
        empty={<EmptyState text={t('noBuyers')} hint={t('noBuyersHint')} />}
      >
        {({ buyers }) => (
          <div className={styles.scroll}>
            <Table size="small" aria-label={t('tab_buyers')}>
              <TableHead>
                <TableRow>
                  <TableCell>{t('email')}</TableCell>
                  <TableCell>{t('name')}</TableCell>
                  <TableCell>{t('country')}</TableCell>
                  <TableCell>{t('orders')}</TableCell>
                  <TableCell>{t('createdAt')}</TableCell>
                  <TableCell />
                </TableRow>
              </TableHead>
              <TableBody>
                {buyers.map((buyer) => (
                  <BuyerRow key={buyer.accountId} buyer={buyer} />
                ))}
              </TableBody>
            </Table>
          </div>
        )}
      </PagedList>
    </>
  );
}

function BuyerRow({ buyer }: { buyer: StaffBuyerSummary }) {
  const { t } = useTranslation('desk-buyers');
  const formats = useDeskFormats();
  const { accountId, email, name, countryName, orders, createdAt, isBlocked } = buyer;
  return (
    <TableRow>
      <TableCell component="th" scope="row" className={styles.email ?? ''}>
        <TextLink to={deskPaths.buyer(accountId)}>{email}</TextLink>
      </TableCell>
      <TableCell>{name}</TableCell>
      <TableCell>{countryName}</TableCell>
      <TableCell className="figures">{formats.count(orders)}</TableCell>
      <TableCell className="figures">{formats.moment(createdAt)}</TableCell>
      <TableCell>{isBlocked && <Chip size="small" color="error" label={t('blocked')} />}</TableCell>
    </TableRow>
  );
}

function BuyerSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('desk-buyers');
  const [typed, setTyped] = useState(search);

  function send(event: FormEvent): void {
    event.preventDefault();
    onSearch(typed.trim().slice(0, 60));
  }

  return (
    <search>
      <form className={styles.search} onSubmit={send}>
        <TextInput
          label={t('search')}
          placeholder={t('searchHint')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={setTyped}
        />
        <Button type="submit" variant="outlined">
          {t('find')}
        </Button>
      </form>
    </search>
  );
}

import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { VehicleThread } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { OfferPanel } from '#site/components/offers/offer-panel.tsx';
import { ThreadMessages } from '#site/components/offers/thread-messages.tsx';
import { ItemSection, ListPlace } from '../frame/item-section.tsx';
import styles from './inquiries.module.css';

export function InquiryList() {
  const { t } = useTranslation(['centre', 'common']);
  const list = useInfiniteQuery(threadPages);
  const threads = list.data?.pages.flat() ?? [];
  const look = <ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>;
  return (
    <ItemSection title={t('itemInquiries')} note={t('inquiriesNote')}>
      <ListPlace list={list} isEmpty={threads.length === 0} emptyText={t('noInquiries')} action={look}>
        <div className={styles.list}>
          {threads.map((thread) => (
            <ThreadCard key={thread.carSourceId} thread={thread} />
          ))}
        </div>
        <div className={styles.end}>
          {list.hasNextPage ? (
            <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('common:more')}
            </Button>
          ) : (
            t('common:noMore')
          )}
        </div>
      </ListPlace>
    </ItemSection>
  );
}

/** The number of vehicles per page. */
const pageSize = 10;

/** The vehicles page by page. A page with fewer than requested is the last. */
const threadPages = infiniteQueryOptions({
  queryKey: ['listVehicleThreads'],
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const body = { pageNo: pageParam, pageSize };
    return (await api.listVehicleThreads({ body, signal, throwOnError: true })).data;
  },
  getNextPageParam: (page, _pages, pageNo) => (page.length < pageSize ? undefined : pageNo + 1),
  // A buyer who has just written looks for it here.
  refetchOnMount: 'always',
});

/** A vehicle with everything that the buyer and we said about it: inquiries, questions and offers in one thread. */
function ThreadCard({ thread }: { thread: VehicleThread }) {
  const { t } = useTranslation(['centre', 'common', 'vehicles', 'offers']);
  const formats = useFormats();
  const nameId = useId();
  const { carSourceId, styleImage, styleName, remark, latestAt, messages } = thread;
  const time = formats.recentTime(Date.parse(latestAt));
  const facts = [
    [t('regDate'), formats.month(thread.regDate)],
    [t('color'), thread.colorDesc],
    [t('mileage'), t('vehicles:kilometres', { mileage: thread.mileage })],
    [t('seats'), thread.seatDesc],
    [t('fuel'), thread.fuelTypeDesc],
    [t('handle'), thread.handlePositionDesc],
    [t('standsIn'), thread.countryDesc],
    [t('refNo'), thread.refNo],
  ] as const;
  return (
    <Card component="article" variant="outlined" className={styles.card} aria-labelledby={nameId}>
      <p className={`${styles.time} figures`}>{t('inquiryOf', { time })}</p>
      <Link
        to={paths.detail(carSourceId)}
        className={styles.picture}
        aria-label={t('openVehicle', { name: styleName })}
      >
        <Picture src={styleImage} alt="" ratio="4 / 3" sizes="14rem" fallback={t('common:noImages')} />
      </Link>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={nameId} className={styles.name}>
            {styleName}
          </h2>
          <p className={`${styles.price} figures`}>{thread.vehiclePriceDesc}</p>
        </div>
        <Table className={`${styles.facts} figures`}>
          <caption className="visually-hidden">{t('factsOf', { name: styleName })}</caption>
          <TableBody>
            {facts.map(([label, value]) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>{value}</TableCell>
              </TableRow>
            ))}
            <TableRow className={styles.remark}>
              <TableCell component="th" scope="row">
                {t('remark')}
              </TableCell>
              <TableCell>{remark ?? '--'}</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <ThreadMessages messages={messages} name={styleName} />
        <OfferPanel
          carSourceId={carSourceId}
          name={styleName}
          state={thread}
          way={<TextLink to={paths.detail(carSourceId)}>{t('offers:toVehicle')}</TextLink>}
        />
        <ButtonLink
          variant="outlined"
          size="small"
          className={styles.similar ?? ''}
          to={paths.similar(carSourceId, styleName)}
        >
          {t('similarCars')}
        </ButtonLink>
      </div>
    </Card>
  );
}

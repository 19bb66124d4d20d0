import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Inquiry } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { useMarketMoment } from '#shared/i18n/use-market-moment.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { ItemSection, ListPlace } from '../frame/item-section.tsx';
import styles from './inquiries.module.css';

export function InquiryList() {
  const { t } = useTranslation(['centre', 'common']);
  const list = useInfiniteQuery(inquiryPages);
  const inquiries = list.data?.pages.flat() ?? [];
  const look = <ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>;
  return (
    <ItemSection title={t('itemInquiries')} note={t('inquiriesNote')}>
      <ListPlace list={list} isEmpty={inquiries.length === 0} emptyText={t('noInquiries')} action={look}>
        <div className={styles.list}>
          {inquiries.map((inquiry) => (
            <InquiryCard key={`${inquiry.carSourceId} ${inquiry.createTimeDesc}`} inquiry={inquiry} />
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

/** The number of inquiries per page. */
const pageSize = 10;

/** The inquiries page by page. A page with fewer inquiries than requested is the last. */
const inquiryPages = infiniteQueryOptions({
  queryKey: ['listInquiries'],
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const body = { pageNo: pageParam, pageSize };
    return (await api.listInquiries({ body, signal, throwOnError: true })).data;
  },
  getNextPageParam: (page, _pages, pageNo) => (page.length < pageSize ? undefined : pageNo + 1),
  // A buyer who has just sent an inquiry looks for it here.
  refetchOnMount: 'always',
});

function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['centre', 'common', 'vehicles']);
  const formats = useFormats();
  const moment = useMarketMoment();
  const nameId = useId();
  const { carSourceId, styleImage, styleName, remark, createTimeDesc, createdAt } = inquiry;
  const time = createdAt === undefined ? createTimeDesc : moment(createdAt);
  const facts = [
    [t('regDate'), formats.month(inquiry.regDate)],
    [t('color'), inquiry.colorDesc],
    [t('mileage'), t('vehicles:kilometres', { mileage: inquiry.mileage })],
    [t('seats'), inquiry.seatDesc],
    [t('fuel'), inquiry.fuelTypeDesc],
    [t('handle'), inquiry.handlePositionDesc],
    [t('standsIn'), inquiry.countryDesc],
    [t('refNo'), inquiry.refNo],
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
          <p className={`${styles.price} figures`}>{inquiry.vehiclePriceDesc}</p>
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

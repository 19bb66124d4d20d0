import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../routing/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ItemSection } from '../frame/item-section.tsx';
import { ListPlace } from '../frame/list-place.tsx';
import styles from './inquiries.module.css';
import { InquiryCard } from './inquiry-card.tsx';
import { inquiryPages } from './inquiry-pages.ts';

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
            <Button look="outline" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
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

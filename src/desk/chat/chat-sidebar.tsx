import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { StaffChat, StaffChatVehicle } from '#generated/client/types.gen.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { readingLanguageName } from '../parts/reader-language.ts';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import styles from './chats.module.css';

/** Sidebar of a chat: the buyer, their vehicle and their orders. */
export function ChatSidebar({ chat: { buyer, vehicle, orders } }: { chat: StaffChat }) {
  const { t } = useTranslation('desk-chat');
  const formats = useDeskFormats();
  return (
    <div className={styles.beside}>
      {vehicle && <ChatVehicle vehicle={vehicle} />}
      <Section title={t('orders')}>
        {orders.length === 0 && <p className={styles.quiet}>{t('noOrders')}</p>}
        <ul className={styles.orders}>
          {orders.map(({ id, orderNo, statusDesc, vehicleName, isAbout }) => (
            <li key={id} className={styles.order}>
              <TextLink to={deskPaths.order(id)}>{orderNo}</TextLink>
              <span>{vehicleName}</span>
              <span className={styles.quiet}>{statusDesc}</span>
              {isAbout && <Chip size="small" color="secondary" label={t('writesOfIt')} />}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('buyer')}>
        <Facts>
          <Fact name={t('readsIn')}>{readingLanguageName(buyer)}</Fact>
          <Fact name={t('country')}>{buyer.countryName}</Fact>
          <Fact name={t('accountSince')}>{formats.moment(buyer.since)}</Fact>
        </Facts>
      </Section>
    </div>
  );
}

const tones = { free: 'success', held: 'warning', own: 'secondary', gone: 'error' } as const;

function ChatVehicle({
  vehicle: { id, name, image, refNo, price, pricesUnset, state },
}: {
  vehicle: StaffChatVehicle;
}) {
  const { t } = useTranslation('desk-chat');
  return (
    <Section title={t('vehicle')}>
      <div className={styles.vehicle}>
        <img src={image} alt="" width="96" height="72" className={styles.picture} />
        <p>
          <MuiLink href={`/car/detail?id=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {name}
          </MuiLink>
          <span className={styles.quiet}>{refNo}</span>
          <strong className="figures">{pricesUnset ? t('noPrice') : price}</strong>
        </p>
      </div>
      <Chip size="small" color={tones[state]} label={t(`state_${state}`)} />
    </Section>
  );
}

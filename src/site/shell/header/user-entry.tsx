import { ChevronDown, CircleUserRound, Heart, LogOut, ReceiptText, Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openDialog, openLogin, panels } from '#shared/state/dialogs.ts';
import { useLogOut, useSession } from '#site/session/session.tsx';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import type { MenuChoice } from '#shared/ui/menu-list.tsx';
import { Menu } from '#shared/ui/menu.tsx';
import styles from './header.module.css';

export function UserEntry() {
  const { user } = useSession();
  return user ? <LoggedIn email={user.email} /> : <LoggedOut />;
}

function LoggedOut() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.entry}>
      <Button variant="text" size="small" onClick={() => openLogin()}>
        {t('logIn')}
      </Button>
      <Button
        size="small"
        className={styles.register ?? ''}
        onClick={() => openDialog({ kind: 'account', panel: panels.register })}
      >
        {t('register')}
      </Button>
    </div>
  );
}

const icon = { 'aria-hidden': true, size: '1.125rem' } as const;

function LoggedIn({ email }: { email: string }) {
  const { t } = useTranslation('shell');
  const logOut = useLogOut();
  const [name = email] = email.split('@');
  const items: MenuChoice[] = [
    { id: 'orders', text: t('menuOrders'), icon: <ReceiptText {...icon} />, to: paths.centre(centreItems.orders) },
    { id: 'favorites', text: t('menuFavorites'), icon: <Heart {...icon} />, to: paths.centre(centreItems.favorites) },
    { id: 'coupons', text: t('menuCoupons'), icon: <Tag {...icon} />, to: paths.centre(centreItems.coupons) },
    { id: 'logOut', text: t('logOut'), icon: <LogOut {...icon} />, onChoose: () => void logOut() },
  ];
  return (
    <div className={styles.entry}>
      <Link to={paths.centre()} className={styles.user} title={t('personalCentre')}>
        <CircleUserRound aria-hidden size="1.375rem" />
        <span className={styles.userName}>{name}</span>
        <span className="visually-hidden">{t('personalCentre')}</span>
      </Link>
      <Menu label={t('userMenu')} items={items}>
        <ChevronDown aria-hidden size="1rem" className={styles.chevron} />
      </Menu>
    </div>
  );
}

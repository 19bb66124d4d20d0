import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { ChevronRight, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLogOut } from '#site/session/session.tsx';
import { centreItems, paths, type CentreItem } from '#shared/routing/paths.ts';
import { menuItems } from './centre-menu.tsx';
import styles from './me-menu.module.css';

/** These have their own entries in the mobile site's navigation. */
const elsewhere: ReadonlySet<CentreItem> = new Set([centreItems.orders, centreItems.favorites, centreItems.profile]);

/** The remaining items of a user on a phone, one large touch target per line. */
export function MeMenu() {
  const { t } = useTranslation(['centre', 'shell']);
  const logOut = useLogOut();
  return (
    <nav aria-label={t('menu')}>
      <List disablePadding className={styles.list}>
        {menuItems
          .filter(({ item }) => !elsewhere.has(item))
          .map(({ item, name, Icon }) => (
            <li key={item}>
              <ListItemButton component={Link} to={paths.centre(item)} className={styles.line}>
                <Icon aria-hidden size="1.25rem" />
                <span className={styles.name}>{t(name)}</span>
                <ChevronRight aria-hidden size="1.25rem" />
              </ListItemButton>
            </li>
          ))}
        <li>
          <ListItemButton className={styles.line} onClick={() => void logOut()}>
            <LogOut aria-hidden size="1.25rem" />
            <span className={styles.name}>{t('shell:logOut')}</span>
          </ListItemButton>
        </li>
      </List>
    </nav>
  );
}

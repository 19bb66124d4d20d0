import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import {
  Bell,
  Building2,
  Car,
  Heart,
  KeyRound,
  MapPin,
  MessageSquareText,
  TicketPercent,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { centreItems, paths, type CentreItem } from '#shared/routing/paths.ts';
import styles from './centre-menu.module.css';

/** How long the cursor slides before the page changes, in milliseconds. */
const emitDelay = 300;

/** The menu of the personal centre. A cursor slides to the selected item, then the address changes. */
export function CentreMenu({ item }: { item: CentreItem }) {
  const { t } = useTranslation('centre');
  const navigate = useNavigate();
  const [selected, setSelected] = useState({ from: item, to: item });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  // A selection is valid only for the item where it was made, since the browser's Back may have changed the item.
  const shown = selected.from === item ? selected.to : item;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => centre(list.current, item), [item]);

  function select(event: MouseEvent, to: CentreItem): void {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    setSelected({ from: item, to });
    if (to !== item) timer.current = setTimeout(() => void navigate(paths.centre(to)), emitDelay);
  }

  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <List ref={list} disablePadding className={styles.list} style={{ '--place': shown } as CSSProperties}>
        {menuItems.map(({ item: entry, name, Icon }) => (
          <li key={entry}>
            <ListItemButton
              component={Link}
              to={paths.centre(entry)}
              className={`${styles.item} ${entry === shown ? styles.selected : ''}`}
              aria-current={entry === item ? 'page' : undefined}
              onClick={(event) => select(event, entry)}
            >
              <Icon aria-hidden size="1.25em" />
              {t(name)}
            </ListItemButton>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** On a phone the menu is a row that may be wider than the screen. */
function centre(list: HTMLElement | null, item: CentreItem): void {
  const current = list?.children[item];
  if (list && current instanceof HTMLElement)
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
}

/** The items in the order of their index, each with the key of its name. */
export const menuItems = [
  { item: centreItems.orders, name: 'itemOrders', Icon: Car },
  { item: centreItems.favorites, name: 'itemFavorites', Icon: Heart },
  { item: centreItems.addresses, name: 'itemAddresses', Icon: MapPin },
  { item: centreItems.profile, name: 'itemProfile', Icon: UserRound },
  { item: centreItems.password, name: 'itemPassword', Icon: KeyRound },
  { item: centreItems.inquiries, name: 'itemInquiries', Icon: MessageSquareText },
  { item: centreItems.dealer, name: 'itemDealer', Icon: Building2 },
  { item: centreItems.coupons, name: 'itemCoupons', Icon: TicketPercent },
  { item: centreItems.searches, name: 'itemSearches', Icon: Bell },
] as const satisfies readonly { item: CentreItem; name: string; Icon: LucideIcon }[];

export function nameOf(item: CentreItem): (typeof menuItems)[number]['name'] {
  return (menuItems.find((entry) => entry.item === item) ?? menuItems[0]).name;
}

const items: ReadonlySet<number> = new Set(Object.values(centreItems));

/** The item that `type` in the address names, or the first. */
export function readItem(type: string | null): CentreItem {
  const item = Number(type ?? '');
  return isItem(item) ? item : centreItems.orders;
}

function isItem(item: number): item is CentreItem {
  return items.has(item);
}

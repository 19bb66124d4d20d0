import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface MenuChoice {
  id: string;
  text: string;
  icon?: ReactNode;
  /** The language of its text, where that is another than the page's. */
  lang?: string;
  /** For a menu that chooses one of several: whether it is this. */
  isChosen?: boolean;
  /** Where it leads; an item without it does something. */
  to?: string;
  onChoose?: () => void;
}

interface MenuListProps {
  id: string;
  /** The menu's name, read out. */
  label: string;
  /** The button that it hangs on. */
  button: HTMLElement | null;
  isOpen: boolean;
  items: readonly MenuChoice[];
  onClose: () => void;
}

/** What a menu shows while it is open. */
export function MenuList({ id, label, button, isOpen, items, onClose }: MenuListProps) {
  return (
    <MuiMenu
      id={id}
      anchorEl={button}
      open={isOpen}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
      onClose={onClose}
    >
      {items.map(({ id: itemId, text, icon, lang, isChosen, to, onChoose }) => (
        <MenuItem
          key={itemId}
          lang={lang}
          {...(to !== undefined && { component: Link, to })}
          {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen })}
          onClick={() => {
            onClose();
            onChoose?.();
          }}
        >
          {icon}
          {text}
        </MenuItem>
      ))}
    </MuiMenu>
  );
}

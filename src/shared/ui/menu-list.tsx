import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface MenuChoice {
  id: string;
  text: string;
  icon?: ReactNode;
  /** The language of its text, if it differs from the page's. */
  lang?: string;
  /** In a menu with a selection: whether this item is selected. */
  isChosen?: boolean;
  /** The link target; an item without it performs an action. */
  to?: string;
  onChoose?: () => void;
}

interface MenuListProps {
  id: string;
  /** The accessible name of the menu. */
  label: string;
  /** The button that it is attached to. */
  button: HTMLElement | null;
  isOpen: boolean;
  items: readonly MenuChoice[];
  onClose: () => void;
}

/** The content of an open menu. */
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

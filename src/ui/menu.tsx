import ButtonBase from '@mui/material/ButtonBase';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

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

interface MenuProps {
  /** The button's name, read out. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: readonly MenuChoice[];
}

/** A button that opens a short list to choose from, by pointer or by keyboard. */
export function Menu({ label, children, items }: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <ButtonBase
        ref={setButton}
        className={styles.button ?? ''}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(true)}
        onKeyDown={onButtonKey}
      >
        {children}
      </ButtonBase>
      <MuiMenu
        id={id}
        anchorEl={button}
        open={isOpen}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
        onClose={close}
      >
        {items.map(({ id: itemId, text, icon, lang, isChosen, to, onChoose }) => (
          <MenuItem
            key={itemId}
            lang={lang}
            {...(to !== undefined && { component: Link, to })}
            {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen })}
            onClick={() => {
              close();
              onChoose?.();
            }}
          >
            {icon}
            {text}
          </MenuItem>
        ))}
      </MuiMenu>
    </>
  );
}

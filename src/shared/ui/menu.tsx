import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuChoice } from './menu-list.tsx';
import styles from './menu.module.css';

// Most visitors never open one, so its code loads on intent.
const load = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  /** The visible content of the button. */
  children: ReactNode;
  items: readonly MenuChoice[];
}

/** A button that opens a short menu, by pointer or keyboard. */
export function Menu({ label, children, items }: MenuProps) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();

  function open(): void {
    setIsOpen(true);
    setWasOpened(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <ButtonBase
        ref={setButton}
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
        onKeyDown={onKeyDown}
      >
        {children}
      </ButtonBase>
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuList
            id={id}
            label={label}
            button={button}
            isOpen={isOpen}
            items={items}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { MenuChoice } from './menu-list.tsx';
import styles from './menu.module.css';

// Most visitors never open one, so its code comes when somebody is about to.
const load = () => import('./menu-list.tsx');
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

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

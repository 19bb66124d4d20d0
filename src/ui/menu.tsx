import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { moveFocus } from './arrow-keys.ts';
import styles from './menu.module.css';
import { useDismissal } from './use-dismissal.ts';

export interface MenuItem {
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
  items: readonly MenuItem[];
  className?: string;
}

const itemRoles = '[role^="menuitem"]';

/** A button that opens a short list to choose from, by pointer or by keyboard. */
export function Menu({ label, children, items, className }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  function close(): void {
    if (list.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  }

  useDismissal(isOpen, whole, close);

  useEffect(() => {
    if (!isOpen) return;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? list.current?.querySelector<HTMLElement>(itemRoles))?.focus();
  }, [isOpen]);

  function onListKey(event: KeyboardEvent): void {
    if (!moveFocus(event, itemRoles) && event.key === 'Tab') close();
  }

  function onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <div ref={whole} className={styles.whole}>
      <button
        ref={button}
        type="button"
        className={[styles.button, className].filter(Boolean).join(' ')}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.list}
          onKeyDown={onListKey}
        >
          {items.map((item) => (
            <Item key={item.id} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { text, icon, lang, isChosen, to, onChoose } = item;
  const choose = () => {
    onDone();
    onChoose?.();
  };
  const content = (
    <>
      {icon}
      {text}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={choose}>
        {content}
      </Link>
    );
  }
  const role = isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };
  return (
    <button {...role} type="button" lang={lang} tabIndex={-1} className={styles.item} onClick={choose}>
      {content}
    </button>
  );
}

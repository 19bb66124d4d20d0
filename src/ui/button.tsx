import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

/** `signal` is for the single most important action of a screen; `action` for others that do something. */
export type ButtonLook = 'signal' | 'action' | 'outline' | 'quiet';

/** Within this time a second press is taken for a slip of the finger. */
export const repeatGuard = 1000;

interface OwnProps {
  look?: ButtonLook;
  isSmall?: boolean;
  isWide?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, OwnProps {
  /** Shows that its work is under way; it cannot be pressed meanwhile. */
  isBusy?: boolean;
  /** For buttons that are meant to be pressed again and again, such as next. */
  isRepeatable?: boolean;
}

export function Button({ isBusy = false, isRepeatable = false, onClick, disabled, children, ...rest }: ButtonProps) {
  const { look, isSmall, isWide, icon, className, type = 'button', ...native } = rest;
  const lastPress = useRef(-Infinity);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!isRepeatable && event.timeStamp - lastPress.current < repeatGuard) {
      event.preventDefault();
      return;
    }
    lastPress.current = event.timeStamp;
    onClick?.(event);
  }

  return (
    <button
      {...native}
      type={type}
      className={classesOf({ look, isSmall, isWide }, className)}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button, for what leads somewhere. */
export function ButtonLink({ look, isSmall, isWide, icon, className, children, ...rest }: LinkProps & OwnProps) {
  return (
    <Link {...rest} className={classesOf({ look, isSmall, isWide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

interface Shape {
  look: ButtonLook | undefined;
  isSmall: boolean | undefined;
  isWide: boolean | undefined;
}

function classesOf({ look = 'action', isSmall, isWide }: Shape, className: string | undefined): string {
  return [styles.button, styles[look], isSmall && styles.small, isWide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Within this time a second press is ignored as accidental. */
export const repeatGuard = 1000;

interface ButtonProps extends MuiButtonProps {
  /** For buttons that are meant to be pressed repeatedly, such as next. */
  isRepeatable?: boolean;
}

/** The library's button, which takes no second press for a moment and looks busy to someone who tries. */
export function Button({ isRepeatable = false, onClick, loading = null, startIcon, ...rest }: ButtonProps) {
  const lastPress = useRef(-Infinity);
  /** The milliseconds for which presses are still ignored, once one was. */
  const [guarded, setGuarded] = useState(0);
  // `aria-busy` says it already.
  const spinner = <CircularProgress aria-hidden color="inherit" size="1.1em" />;

  useEffect(() => {
    if (guarded === 0) return undefined;
    const timer = setTimeout(() => setGuarded(0), guarded);
    return () => clearTimeout(timer);
  }, [guarded]);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    const sinceLast = event.timeStamp - lastPress.current;
    if (!isRepeatable && sinceLast < repeatGuard) {
      event.preventDefault();
      return setGuarded(repeatGuard - sinceLast);
    }
    setGuarded(0);
    lastPress.current = event.timeStamp;
    // After typing, the next press is intentional, however soon it comes.
    event.currentTarget.form?.addEventListener('input', () => (lastPress.current = -Infinity), { once: true });
    onClick?.(event);
  }

  return (
    <MuiButton
      {...rest}
      // Not `loading`, which would disable the button and lose the focus.
      startIcon={guarded > 0 && loading !== true ? spinner : startIcon}
      // A button that has never worked on anything has no place for the sign of it.
      loading={loading || null}
      loadingPosition="start"
      loadingIndicator={spinner}
      aria-busy={loading === true || guarded > 0 || undefined}
      onClick={press}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink(
  props: LinkProps & Pick<MuiButtonProps, 'color' | 'fullWidth' | 'size' | 'startIcon' | 'variant'>,
) {
  return <MuiButton component={Link} {...props} />;
}

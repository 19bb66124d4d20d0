import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef, type MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Within this time a second press is taken for a slip of the finger. */
export const repeatGuard = 1000;

interface ButtonProps extends MuiButtonProps {
  /** For buttons that are meant to be pressed again and again, such as next. */
  isRepeatable?: boolean;
}

/** The library's button, which takes no second press for a moment. */
export function Button({ isRepeatable = false, onClick, loading = null, ...rest }: ButtonProps) {
  const lastPress = useRef(-Infinity);

  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!isRepeatable && event.timeStamp - lastPress.current < repeatGuard) {
      event.preventDefault();
      return;
    }
    lastPress.current = event.timeStamp;
    // Whoever has typed since means the next press, however soon it comes.
    event.currentTarget.form?.addEventListener('input', () => (lastPress.current = -Infinity), { once: true });
    onClick?.(event);
  }

  return (
    <MuiButton
      {...rest}
      // A button that has never worked on anything has no place for the sign of it.
      loading={loading || null}
      loadingPosition="start"
      // `aria-busy` says it already.
      loadingIndicator={<CircularProgress aria-hidden color="inherit" size="1.1em" />}
      aria-busy={loading === true || undefined}
      onClick={press}
    />
  );
}

/** A link that looks like a button, for what leads somewhere. */
export function ButtonLink(
  props: LinkProps & Pick<MuiButtonProps, 'color' | 'fullWidth' | 'size' | 'startIcon' | 'variant'>,
) {
  return <MuiButton component={Link} {...props} />;
}

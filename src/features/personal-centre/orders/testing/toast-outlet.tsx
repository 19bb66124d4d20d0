import { useToasts } from '../../../../app/toasts.ts';

/** Shows toasts in tests, without the shell. */
export function ToastOutlet() {
  return useToasts().map(({ id, text }) => <p key={id}>{text}</p>);
}

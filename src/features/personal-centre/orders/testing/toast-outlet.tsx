import { useToasts } from '../../../../app/toasts.ts';

/** Shows toasts in tests, without the shell. */
export function ToastOutlet() {
  return useToasts().map(({ id, severity, text }) => (
    <p key={id} title={severity}>
      {text}
    </p>
  ));
}

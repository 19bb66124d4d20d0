import { hideToast, useToasts } from '../app/toasts.ts';

/** The toasts, each to be pressed away before the next test. */
export function Toasts() {
  return useToasts().map(({ id, severity, text }) => (
    <button key={id} type="button" onClick={() => hideToast(id)}>
      {severity}: {text}
    </button>
  ));
}

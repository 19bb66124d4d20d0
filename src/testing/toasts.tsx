import { hideToast, useToasts } from '#shared/state/toasts.ts';

/** Shows each toast as a button that hides it. */
export function Toasts() {
  return useToasts().map(({ id, severity, text }) => (
    <button key={id} type="button" onClick={() => hideToast(id)}>
      {severity}: {text}
    </button>
  ));
}
